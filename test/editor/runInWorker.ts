// What the worker extension host of VS Code for the Web loads: the suites with Mocha's build for browsers.
import 'mocha/mocha.js';
import { reporter } from './report';

export async function run(): Promise<void> {
  mocha.setup({ ui: 'bdd', timeout: 30_000, reporter });
  await import('virtual:suites');
  await new Promise<void>((resolve, reject) => {
    mocha.run((failures) => (failures > 0 ? reject(new Error(`${failures} tests failed`)) : resolve()));
  });
}
