import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/*
 * The Nu HTML checker, which the W3C's own validator runs (https://validator.github.io/validator/). Its package weighs
 * 30 MB, which nothing but `npm run test:full` has a use for, and downloads a Java when it is installed where there is
 * none: so it is no dependency, but fetched when it is wanted, and never installed.
 */
const checker = 'vnu-jar@26.9.27';

const execute = promisify(execFile);

/** Java, as far as the checker is concerned: any from 11 on. */
export const hasJava = spawnSync('java', ['-version']).status === 0;

/** What the checker says that is no fault of ours. */
const exceptions: readonly RegExp[] = [
  // It does not know of `rel="expect"` yet (HTML Living Standard, 4.6.8.5).
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\./,
  // WebKit takes a list without markers for none, unless it says that it is one.
  /^The “list” role is unnecessary for element “[uo]l”\./,
  // A section that is named by a heading before it, or by a label, has no other need of one.
  /^Section lacks heading\..*<section [^>]*aria-label(?:ledby)?=/,
];

const reportSchema = z.object({
  messages: z.array(
    z.object({
      // `info` without a subtype is a remark on style, such as on the strokes in React's `<br/>`.
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().default(''),
      message: z.string(),
      extract: z.string().default(''),
      hiliteStart: z.number().default(0),
      hiliteLength: z.number().default(0),
    }),
  ),
});

/**
 * What the checker finds in these files, a line for each error and each warning.
 * @param folder where the checker is put
 * @throws when the checker cannot be fetched, or does not run
 */
export async function checkFiles(files: readonly string[], folder: string): Promise<readonly string[]> {
  const archive = await execute('npm', ['pack', checker, '--prefer-offline', '--silent'], { cwd: folder });
  await execute('tar', ['-xzf', archive.stdout.trim()], { cwd: folder });
  const jar = join(folder, 'package/build/dist/vnu.jar');
  const { stdout } = await execute(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
    { maxBuffer: 256 * 1024 * 1024 },
  );
  return reportSchema
    .parse(JSON.parse(stdout))
    .messages.filter(({ type, subType }) => type !== 'info' || subType !== undefined)
    .map(({ url, message, extract, hiliteStart, hiliteLength }) => {
      const element = extract.slice(hiliteStart, hiliteStart + hiliteLength).replace(/\s+/g, ' ');
      return { url, fault: `${message} ${element}` };
    })
    .filter(({ fault }) => !exceptions.some((pattern) => pattern.test(fault)))
    .map(({ url, fault }) => `${url}: ${fault}`);
}
