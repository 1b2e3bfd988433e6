/** The entry point of the command `handscript`: runs it and sets the exit code. */
import { CommanderError } from 'commander';
import { EXIT, type ExitCode, UsageError } from './exit';
import { isCommandName } from './help';
import { type Localizer, localizerFor, type Message, ownLanguage } from './messages/index';
import { complainer, endQuietlyOnClosedPipe } from './output/streams';
import { run } from './program';
import { usageError } from './usageErrors';

async function main(argv: readonly string[]): Promise<ExitCode> {
  const own = localizerFor(ownLanguage(argv, process.env));
  try {
    return await run(argv, own);
  } catch (error) {
    return exitOf(error, own, argv);
  }
}

/** Reports an error and returns its exit code. Commander also throws after it has printed the help or the version. */
function exitOf(error: unknown, own: Localizer, [command = '']: readonly string[]): ExitCode {
  const isHelpOrVersion = error instanceof CommanderError && /^commander\.(?:help|version)/.test(error.code);
  if (!isHelpOrVersion) {
    const complain = complainer(own);
    complain(messageOf(error));
    // Point to the help of the command that was called.
    const asked = isCommandName(command) ? `${command} ` : '';
    if (error instanceof CommanderError) complain({ key: 'usage/more', values: { command: asked } });
  }
  return error instanceof CommanderError && error.exitCode === 0 ? EXIT.clean : EXIT.trouble;
}

function messageOf(error: unknown): Message {
  if (error instanceof UsageError) return error.problem;
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
