import { parseArgs } from 'node:util';
import { misreadOption } from '../commandLine.ts';

/** Something that is wrong with how the check was asked for, or that keeps it from running: told as it is. */
export class Refusal extends Error {}

const levels = ['error', 'warning', 'advice', 'never'] as const;

/** What is asked of a check. */
export interface Command {
  /** Addresses, ids of sites, files and folders. */
  readonly targets: readonly string[];
  /** Files to write. */
  readonly json: string | undefined;
  readonly sarif: string | undefined;
  /** An earlier run to compare with; the last one of the same targets when none is named. */
  readonly since: string | undefined;
  readonly language: 'nl' | 'en';
  /** What ends the check with exit code 1. */
  readonly failOn: (typeof levels)[number];
  /** Whether advice is printed line by line; it is counted in any case. */
  readonly showsAdvice: boolean;
}

export const usage = `Give what to check:
  npm run content:check -- groenkennisnet                       a whole site, by its id
  npm run content:check -- https://groenkennisnet.nl/           … or by its address
  npm run content:check -- https://groenkennisnet.nl/bodem      a page
  npm run content:check -- /nl/groenkennisnet/bodem             … by its path in the CMS
  npm run content:check -- answers/ page.json                   files, and folders of them
Options: --json FILE, --sarif FILE, --since FILE, --language nl|en, --fail-on error|warning|advice|never, --advice`;

/** @throws Refusal for what cannot be meant */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  if (positionals.length === 0) throw new Refusal(usage);
  const { language, 'fail-on': failOn } = values;
  if (language !== 'nl' && language !== 'en') throw new Refusal(`There is no language ${language}; there are nl, en.`);
  const level = levels.find((each) => each === failOn);
  if (level === undefined) throw new Refusal(`--fail-on knows ${levels.join(', ')}, not ${failOn}.`);
  const { json, sarif, since, advice } = values;
  return { targets: positionals, json, sarif, since, language, failOn: level, showsAdvice: advice };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'string' },
        sarif: { type: 'string' },
        since: { type: 'string' },
        language: { type: 'string', default: 'nl' },
        'fail-on': { type: 'string', default: 'error' },
        advice: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Refusal(`${misreadOption(error)}\n\n${usage}`);
  }
}
