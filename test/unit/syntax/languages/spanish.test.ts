import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../../language/syntax/index';
import { briefs, problemsOf } from '../brief';
import { NAMES, sameTree } from './sameTree';

sameTree('es', 'setup', [
  ['mano "Dos all-in cortos"', 'hand "Dos all-in cortos"'],
  ['juego NLHE', 'game NLHE'],
  ["juego hold'em sin límite", "game no-limit hold'em"],
  ['juego holdem sin limite', 'game NLHE'],
  ['juego omaha con límite de bote', 'game PLO'],
  ['juego omaha de cinco cartas', 'game PLO5'],
  ['juego omaha de seis cartas', 'game PLO6'],
  ['juego omaha hi-lo con límite de bote', 'game PLO8'],
  ["juego hold'em con límite de bote", 'game PLHE'],
  ['juego omaha hi-lo sin límite', 'game NLO8'],
  ["juego hold'em con límite fijo", 'game FLHE'],
  ['juego omaha hi-lo con límite fijo', 'game FLO8'],
  ['juego short deck sin límite', 'game NLSD'],
  ['ciegas 100/200', 'blinds 100/200'],
  ['ciegas 100/200 sin ciega pequeña', 'blinds 100/200 no SB'],
  ['ciegas 400 botón', 'blinds 400 BTN'],
  ['apuestas 2/4', 'bets 2/4'],
  ['bomba 20', 'bomb 20'],
  ['pilas 10000', 'stacks 10000'],
  ['asientos A, B 150 fichas, C', 'seats A, B 150, C'],
  ['jugadores 6', 'seats 6'],
  ['botón A', 'button A'],
  ['unidad 0.01', 'unit 0.01'],
  ['comisión 5% tope 3', 'rake 5% cap 3'],
  ['comisión ninguna', 'rake none'],
  ['comisión 5% sin flop no hay rake', 'rake 5% no flop no drop'],
  ['reglas tda, reopen single-full', 'rules tda, reopen single-full'],
  ['suponemos sin ante, sin straddle, sin rake, stacks profundos', 'assume no ante, no straddle, no rake, deep stacks'],
]);

sameTree('es', 'streets and boards', [
  ['en el flop', 'flop'],
  ['A apuesta un cuarto del bote', 'A bets 1/4 pot'],
  ['A apuesta la mitad', 'A bets half pot'],
  ['A 4-betea a 40', 'A raises to 40'],
  ['en el flop', 'on the flop'],
  ['mesa K♣ 9♦ 7♣ 4♥ 2♠', 'board K♣ 9♦ 7♣ 4♥ 2♠'],
  ['dos veces', 'run twice'],
  ['bote 300', 'pot 300'],
  ['pozo 300 para A, B', 'pot 300 for A, B'],
]);

test.each(['preflop', 'flop K♣ 9♦ 7♣', 'turn 4♥', 'river 2♠', 'showdown', 'ante 25', 'straddle UTG 400'])(
  'reads words that are also English in the language of the hand: %s',
  (line) => {
    const spanish = parseHand(`juego NLHE\n${line}`);
    expect(spanish.language).toBe('es');
    expect(spanish.statements.at(-1)?.language).toBe('es');
    expect(parseHand(`game NLHE\n${line}`).statements.at(-1)?.language).toBe('en');
  },
);

sameTree('es', 'actions', [
  ['A se retira', 'A folds'],
  ['A foldea', 'A folds'],
  ['A pasa', 'A checks'],
  ['A iguala', 'A calls'],
  ['A paga 300', 'A calls 300'],
  ['A iguala hasta 500', 'A calls to 500'],
  ['A apuesta 100', 'A bets 100'],
  ['A sube a 500', 'A raises to 500'],
  ['sube A a 500', 'A raises to 500'],
  ['a 500 sube A', 'A raises to 500'],
  ['A sube hasta un total de 500', 'A raises to 500'],
  ['A sube en 300', 'A raises by 300'],
  ['A añade 600', 'A raises adding 600'],
  ['A sube añadiendo 600', 'A raises adding 600'],
  ['A sube a 500 en 300 añadiendo 500', 'A raises to 500 by 300 adding 500'],
  ['A sube 500', 'A raises 500'],
  ['A apuesta 1/2 bote', 'A bets 1/2 pot'],
  ['A apuesta el bote', 'A bets pot'],
  ['A sube el mínimo', 'A raises min'],
  ['A va all-in', 'A all-in'],
  ['A all-in a 150', 'A all-in to 150'],
  ['A va con todo 150', 'A all-in 150'],
  ['A iguala 140 all-in', 'A calls 140 all-in'],
  ['A y B se retiran', 'A and B fold'],
  ['A, B y C se retiran', 'A, B and C fold'],
  ['ciega pequeña se retira', 'small blind folds'],
  ['la ciega grande iguala', 'big blind calls'],
  ['el botón sube a 6', 'button raises to 6'],
  ['se retiran hasta CO', 'folds to CO'],
  ['pasan hasta C', 'checks to C'],
  ['los demás se retiran', 'others fold'],
  ['el resto pasa', 'others check'],
  ['A se retira, B sube a 6; C iguala', 'A folds, B raises to 6; C calls'],
  ['A se retira y B iguala', 'A folds and B calls'],
  ['A pone 100', 'A posts 100'],
  ['A pone 50 muerta', 'A posts dead 50'],
  ['A pone straddle 400', 'A straddles 400'],
  ['A pone un straddle de 400', 'A straddles 400'],
  ['A muestra A♠ K♥', 'A shows A♠ K♥'],
  ['A no muestra', 'A mucks'],
  ['A gana 560', 'A wins 560'],
  ['A gana el bote principal', 'A wins main pot'],
  ['A se lleva el bote paralelo 2 320', 'A wins side pot 2 320'],
  ['A empuja 1000+500', 'A pushes 1000+500'],
]);

test('reads e as y before an i, and as a letter in other places', () => {
  const names = ['Ana', 'Inés', 'Hilario'];
  expect(briefs('Ana e Inés pasan', names)).toEqual(['Ana+Inés check']);
  expect(briefs('Ana e Hilario pasan', names)).toEqual(['Ana+Hilario check']);
  expect(briefs('e pasa', [...names, 'e'])).toEqual(['e check']);
  expect(briefs('libro\na 100\ne 200')).toContain('entry e 200');
  expect(briefs('flop\ne apuesta 100')).toEqual(['flop', 'e bet bare 100']);
});

sameTree('es', 'claims', [
  ['se espera bote 1200', 'expect pot 1200'],
  ['espera nivel 500', 'expect level 500'],
  ['espera subida completa 300', 'expect full raise 300'],
  ['espera apuesta mínima 100', 'expect min bet 100'],
  ['espera apuesta máxima bote', 'expect max bet pot'],
  ['espera A para igualar 300', 'expect A to call 300'],
  ['espera A afronta 50', 'expect A facing 50'],
  ['espera subida mínima a 800', 'expect min raise to 800'],
  ['espera subida máxima 220', 'expect max raise 220'],
  ['espera incremento mínimo 300', 'expect min raise by 300'],
  ['espera incremento máximo 180', 'expect max raise by 180'],
  ['espera mínimo a añadir 600', 'expect min raise adds 600'],
  ['espera máximo a añadir 220', 'expect max raise adds 220'],
  ['espera A puede subir', 'expect A may raise'],
  ['espera A no puede subir', 'expect A may not raise'],
  ['espera A no puede pasar', 'expect A may not check'],
  ['espera A opciones retirarse, igualar, subir', 'expect A options fold, call, raise'],
  ['espera opciones retirarse, pasar y apostar', 'expect options fold, check and bet'],
  ['espera A tiene el turno', 'expect A to act'],
  ['espera A está all-in', 'expect A is all-in'],
  ['espera D se ha retirado', 'expect D is folded'],
  ['espera A stack restante 300', 'expect A stack 300'],
  ['espera A aportado 200', 'expect A paid 200'],
  ['espera A aportado en total 500', 'expect A paid total 500'],
  ['espera capa 1 560 para A, B, C', 'expect layer 1 560 for A, B, C'],
  ['espera bote principal 560 para A, B, A gana 5', 'expect main pot 560 for A, B, A wins 5'],
  ['espera bote paralelo 2 320 para B y C', 'expect side pot 2 320 for B and C'],
  ['espera devolución 140 a C', 'expect refund 140 to C'],
  ['espera A recibe 600', 'expect A receives 600'],
  ['espera A neto +420', 'expect A net +420'],
  ['espera ganador A del bote principal', 'expect winner A of main pot'],
  ['espera comisión 3', 'expect rake 3'],
  ['ilegal A sube a 250', 'illegal A raises to 250'],
  ['ilegal under-min-raise: B sube a 1000', 'illegal under-min-raise: B raises to 1000'],
  ['cita TDA 2026 49-A', 'cite TDA 2026 49-A'],
  ['pregunta A subida mínima "¿Cuánto?"', 'ask A min raise "¿Cuánto?"'],
  ['marca tras-subida', 'mark tras-subida'],
  ['rama "C sube" desde punto\n  C sube a 250\nfin', 'branch "C sube" from punto\n  C raises to 250\nend'],
  ['libro\nA 140 all-in\nD 200 retirado', 'ledger\nA 140 all-in\nD 200 folded'],
  ['dinero muerto 300', 'dead 300'],
]);

describe('names', () => {
  test('are players where they act, even near Spanish keywords', () => {
    const tree = parseHand('flop\nMarta bets 100\nMaria calls\nRama calls');
    expect(tree.names.slice(0, 2)).toEqual(['Marta', 'Maria']);
    expect(problemsOf(parseHand('flop\nMarta bets 100\nMaria calls'))).toEqual([]);
  });

  test('may equal a Spanish word of one letter', () => {
    expect(parseHand('flop\na bets 5\ny calls').names[0]).toBe('a');
    expect(briefs('A sube a 5', NAMES)).toEqual(['A raise to 5']);
  });
});
