// What a Node extension host loads: the suites with Mocha.
import Mocha from 'mocha';
import { reporter } from './report';

export async function run(): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', timeout: 30_000, reporter });
  mocha.suite.emit('pre-require', globalThis, '', mocha);
  await import('virtual:suites');
  await new Promise<void>((resolve, reject) => {
    mocha.run((failures) => (failures > 0 ? reject(new Error(`${failures} tests failed`)) : resolve()));
  });
}
