// Checks the one-way imports between the layers with dependency-cruiser.
import { runTool } from './lib/run.mjs';

const folders = ['language', 'server', 'client', 'cli', 'test', 'scripts'];
const cruiser = 'dependency-cruiser/bin/dependency-cruise.mjs';
process.exitCode = (await runTool(cruiser, ['--config', '.dependency-cruiser.cjs', ...folders])).code;
