import process from 'node:process';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Where `--help` stands behind a command, ends the process with how the command is used. */
export function answerHelp(usage: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

/**
 * What stands behind a command, read by `parseArgs`. Ends the process with the command's usage where that is asked for,
 * and with a sentence before it where an option is none of the command's.
 *
 * @param usage the command as it is typed (`npm run …`), and what it takes
 */
export function readCommandLine<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  answerHelp(usage);
  try {
    return parseArgs(config);
  } catch (error) {
    process.stderr.write(`${misreadOption(error)}\n\n${usage}\n`);
    process.exit(1);
  }
}

/** What `parseArgs` refused, without its advice on how to pass it all the same. */
export function misreadOption(error: unknown): string {
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
  return `${sentence.replace(/\.$/, '')}.`;
}
