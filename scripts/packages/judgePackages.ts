import satisfies from 'spdx-satisfies';
import { z } from 'zod';

const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  hasInstallScript: z.boolean().optional(),
});
type Entry = z.output<typeof entry>;

/** What npm's lock file says of every package, by its place. */
export const lockSchema = z.object({ packages: z.record(z.string(), entry) });

export const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  /** Whether a package's install script may run; one that is not named here is not known yet. */
  allowScripts: z.record(z.string(), z.boolean()),
});

interface Packages {
  readonly manifest: z.output<typeof manifestSchema>;
  readonly lock: z.output<typeof lockSchema>;
}

/** Licences that allow commercial use and ask nothing of the portal's own code. */
const shipped = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['CC0-1.0', 'Unlicense', 'OFL-1.1', 'Python-2.0'],
];
/** Tools besides, whose code goes into nothing that is delivered. */
const tools = [...shipped, 'MPL-2.0', 'CC-BY-3.0', 'CC-BY-4.0'];
/**
 * Libraries beside the program, which whoever runs it may replace: libvips, which resizes pictures on the server, and
 * resvg, which draws those of the sample world.
 */
const beside = {
  name: /^@(?:img\/sharp|resvg\/resvg-js)/,
  licences: [...shipped, 'LGPL-3.0-or-later', 'MPL-2.0'],
} as const;

/**
 * Licences whose names are no expression of SPDX's and whose texts have been read, by package: in these words alone. The
 * English dictionary is made of word lists that anybody may use, sell and change, whose notices have to come along.
 */
const readTexts: Readonly<Record<string, string>> = { 'dictionary-en': '(MIT AND BSD)' };

/**
 * What is wrong with the packages that the project is made of, each as a sentence that names the place and the mend:
 * versions that may move, files whose content is not fixed, licences that nobody allowed, install scripts nobody decided
 * about.
 */
export function judgePackages({ manifest, lock }: Packages): readonly string[] {
  const named = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  const moving = Object.entries(named)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(
      ([name, version]) => `package.json: ${name} is ${version}. Name one version: npm install --save-exact ${name}`,
    );
  const entries = Object.entries(lock.packages).filter(([place, { link }]) => place !== '' && !link);
  return [...moving, ...entries.flatMap(([place, known]) => judgeEntry(place, known, manifest.allowScripts))];
}

function judgeEntry(place: string, known: Entry, allowScripts: Readonly<Record<string, boolean>>): readonly string[] {
  const name = place.split('node_modules/').at(-1) ?? place;
  const wrong: string[] = [];
  const complain = (what: string) => wrong.push(`package-lock.json: ${name} ${known.version ?? ''} ${what}`);
  if (known.resolved !== undefined && !known.resolved.startsWith('https://registry.npmjs.org/')) {
    complain(`comes from ${new URL(known.resolved).host}. Take it from npm's own registry`);
  }
  const isNamedOnly = isOfOtherPlatform(known);
  if (!isNamedOnly && !known.integrity?.startsWith('sha512-')) {
    complain('has no hash. Install it anew, so that npm writes one');
  }
  const allowed = beside.name.test(name) ? beside.licences : known.dev ? tools : shipped;
  const isRead = known.license !== undefined && readTexts[name] === known.license;
  if (!(isNamedOnly && known.license === undefined) && !isRead && !isAllowed(known.license, allowed)) {
    complain(`has the licence ${known.license ?? 'of nobody knows what'}. Use another package, or allow it there`);
  }
  if (known.hasInstallScript && !(name in allowScripts)) {
    complain('runs a script when it is installed. Read it, and say in `allowScripts` of package.json whether it may');
  }
  return wrong;
}

/** Registries may give nothing of packages for other machines but their names: nothing of those is installed here. */
export function isOfOtherPlatform({ optional, os, cpu, integrity }: Entry): boolean {
  return Boolean(optional && (os || cpu)) && integrity === undefined;
}

function isAllowed(licence: string | undefined, allowed: readonly string[]): boolean {
  if (licence === undefined) return false;
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    // Words that are no expression of SPDX's.
    return false;
  }
}
