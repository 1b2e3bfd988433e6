import { assert } from 'chai';
import * as vscode from 'vscode';
import { codesOf, hoverAt, openFile, openText, rangeOf, replace, untilCodes } from './support';

const spot = `hand "A short all-in does not reopen the betting"
blinds 50/100
seats Raha, Kian 150, Navid
flop
pot 300
Raha bets 100
Kian all-in 150
Navid calls
`;

describe('a hand being written', () => {
  it('marks an illegal raise at its place and shows the legal amount', async () => {
    const document = await openFile('min-raise.hand');
    await untilCodes(document, ['betting/under-min-raise']);
    const [diagnostic] = vscode.languages.getDiagnostics(document.uri);
    assert.equal(diagnostic?.severity, vscode.DiagnosticSeverity.Error);
    assert.isTrue(diagnostic?.range.contains(rangeOf(document, '700')));
    assert.include(diagnostic?.message, '800');
  });

  it('has no diagnostics once the raise is corrected', async () => {
    const document = await openFile('min-raise.hand');
    await replace(document, 'raises to 700', 'raises to 800');
    await untilCodes(document, []);
    await replace(document, 'raises to 800', 'raises to 700');
    await untilCodes(document, ['betting/under-min-raise']);
  });

  it('knows that a short all-in gives the bettor no new raise', async () => {
    const document = await openText(`${spot}Raha raises to 400\n`);
    await untilCodes(document, ['betting/not-reopened']);
  });

  it('shows each diagnostic once', async () => {
    const document = await openText(spot.replace('pot 300', 'pot 300\nNobody bets 100'));
    await untilCodes(document, ['setup/unknown-player']);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    assert.deepEqual(codesOf(document), ['setup/unknown-player']);
  });

  it('shows on hover the three numbers of a raise and what is allowed', async () => {
    const document = await openFile('min-raise.hand');
    const text = await hoverAt(document, 'raises to 500');
    for (const number of ['500', '300', '800']) assert.include(text, number);
  });

  it('shows on hover how the pot is layered', async () => {
    const document = await openText(spot);
    const text = await hoverAt(document, 'flop');
    assert.include(text, '300');
  });

  it('is outlined by hands and streets', async () => {
    const document = await openText(spot);
    const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    assert.equal(symbols.length, 1);
    assert.include(symbols[0]?.name, 'A short all-in does not reopen the betting');
    assert.isTrue(symbols[0]?.children.some(({ name }) => /flop/i.test(name)));
  });

  it('is checked again after the server was restarted', async () => {
    const document = await openFile('min-raise.hand');
    await vscode.commands.executeCommand('handscript.restartServer');
    await untilCodes(document, ['betting/under-min-raise']);
  });
});
