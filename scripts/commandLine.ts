import process from 'node:process';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Where `--help` stands behind a command, ends the process with how the command is used. */
export function answerHelp(usage: string): void {
  const given = process.argv.slice(2);
  // What stands behind `--` is no option.
  const options = given.includes('--') ? given.slice(0, given.indexOf('--')) : given;
  if (!options.includes('--help') && !options.includes('-h')) return;
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

/** What `parseArgs` refused, in a sentence; its own advice is about other commands. */
export function misreadOption(error: unknown): string {
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
  const option = /^Option '(--[\w-]+)' argument is ambiguous/.exec(sentence)?.[1];
  if (option !== undefined) return `${option} has no value: one that begins with a dash is given as ${option}=-value.`;
  return `${sentence.replace(/\.$/, '')}.`;
}
