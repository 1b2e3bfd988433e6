/** Reads the keys of one PHH hand and checks their values. */
import { count as counted, sentence, text } from '../diagnostics/params';
import type { Decimal } from '../text/decimal';
import { decimalOf, isPositive, ZERO } from './amounts';
import { UnreadableHand } from './model';
import type { ActionText } from './phhActions';
import type { TomlEntries, TomlNode } from './toml';

/** Throws UnreadableHand with the line of a wrong value. */
export class PhhFields {
  constructor(
    private readonly entries: TomlEntries,
    readonly firstLine: number,
  ) {}

  /** One-based line of a value in the file; the hand's first line if that is unknown. */
  lineOf(key: string): number {
    const node = this.entries.get(key);
    return node === undefined ? this.firstLine : this.line(node);
  }

  private line(node: TomlNode): number {
    if (node.kind === 'list') return node.items[0] === undefined ? this.firstLine : this.line(node.items[0]);
    const line = node.kind === 'number' || node.kind === 'string' ? node.line : null;
    return line === null ? this.firstLine : this.firstLine + line - 1;
  }

  /** A string or a number as text on one line; null where it is missing. */
  text(key: string): string | null {
    const node = this.entries.get(key);
    const text = node?.kind === 'string' ? node.value : node?.kind === 'number' ? node.text : '';
    return text.replace(/\s+/g, ' ').trim() || null;
  }

  isFalse(key: string): boolean {
    const node = this.entries.get(key);
    return node === undefined || (node.kind === 'other' && node.value === false);
  }

  number(key: string): Decimal | null {
    const node = this.entries.get(key);
    return node === undefined ? null : this.amount(node, key);
  }

  strings(key: string): string[] {
    return this.list(key).map((node) => (node.kind === 'string' ? node.value.replace(/\s+/g, ' ').trim() : ''));
  }

  /** Null for an unknown amount (`inf`). */
  decimals(key: string): (Decimal | null)[] {
    return this.list(key).map((node) =>
      node.kind === 'other' && node.value === Number.POSITIVE_INFINITY ? null : this.amount(node, key),
    );
  }

  actions(): ActionText[] {
    if (!this.entries.has('actions'))
      throw new UnreadableHand(this.firstLine, sentence('import/no-key', { key: text('actions') }));
    return this.list('actions').map((node) => {
      if (node.kind !== 'string')
        throw new UnreadableHand(this.line(node), sentence('import/no-string', { key: text('actions') }));
      return { text: node.value, line: this.line(node) };
    });
  }

  stacks(): (Decimal | null)[] {
    if (!this.entries.has('starting_stacks'))
      throw new UnreadableHand(this.firstLine, sentence('import/no-key', { key: text('starting_stacks') }));
    const stacks = this.decimals('starting_stacks');
    if (stacks.some((stack) => stack !== null && !isPositive(stack)))
      throw new UnreadableHand(this.lineOf('starting_stacks'), sentence('import/stack-zero'));
    return stacks;
  }

  /** One amount a player, 0 where the key is missing. */
  perPlayer(key: string, count: number): Decimal[] {
    if (!this.entries.has(key)) return Array.from({ length: count }, () => ZERO);
    const amounts = this.decimals(key);
    if (amounts.length !== count)
      throw new UnreadableHand(
        this.lineOf(key),
        sentence('import/amounts-for-players', {
          key: text(key),
          count: counted(amounts.length),
          players: counted(count),
        }),
      );
    return amounts.map((amount) => amount ?? ZERO);
  }

  private list(key: string): readonly TomlNode[] {
    const node = this.entries.get(key);
    if (node === undefined) return [];
    if (node.kind !== 'list')
      throw new UnreadableHand(this.lineOf(key), sentence('import/no-list', { key: text(key) }));
    return node.items;
  }

  private amount(node: TomlNode, key: string): Decimal {
    const value = node.kind === 'number' ? decimalOf(node.text) : null;
    if (value === null)
      throw new UnreadableHand(
        this.line(node),
        node.kind === 'number'
          ? sentence('import/too-many-digits', { key: text(key), text: text(node.text) })
          : sentence('import/no-numbers', { key: text(key) }),
      );
    return value;
  }
}
