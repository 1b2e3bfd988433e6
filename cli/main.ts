/** The command `handscript`. */
import { CommanderError } from 'commander';
import { EXIT, type ExitCode, UsageError } from './exit';
import { isCommandName } from './help';
import { type Message, ownLanguage, type Speech, speechIn } from './messages/index';
import { complainer, endQuietlyOnClosedPipe } from './output/streams';
import { run } from './program';
import { usageError } from './usageErrors';

async function main(argv: readonly string[]): Promise<ExitCode> {
  const own = speechIn(ownLanguage(argv, process.env));
  try {
    return await run(argv, own);
  } catch (error) {
    return exitOf(error, own, argv);
  }
}

/** Help and version end well; what else the option parser throws is told here. */
function exitOf(error: unknown, own: Speech, [command = '']: readonly string[]): ExitCode {
  const isHelpOrVersion = error instanceof CommanderError && /^commander\.(?:help|version)/.test(error.code);
  if (!isHelpOrVersion) {
    const complain = complainer(own);
    complain(messageOf(error));
    // Where to read on: the help of the command that was meant.
    const asked = isCommandName(command) ? `${command} ` : '';
    if (error instanceof CommanderError) complain({ key: 'usage/more', values: { command: asked } });
  }
  return error instanceof CommanderError && error.exitCode === 0 ? EXIT.clean : EXIT.trouble;
}

function messageOf(error: unknown): Message {
  if (error instanceof UsageError) return error.said;
  if (error instanceof CommanderError) return usageError(error.message);
  return {
    key: 'unexpected',
    values: { text: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  };
}

endQuietlyOnClosedPipe();
main(process.argv.slice(2)).then((exit) => {
  process.exitCode = exit;
});
