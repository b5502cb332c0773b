import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryFolder } from '#scripts/library/packageFiles.ts';

/*
 * The packed package by the checkers of the field.
 */

/** Stylesheets and pictures have no types: what an import of one is worth, the app's bundler declares. */
const untyped = /\.(?:css|svg)$/;

/**
 * Ways to resolve that are not the package's: it is made of modules for bundlers and for Node from 22.12 on, which may
 * `require` modules. Before `exports` was known (`node10`) a package had one entry.
 */
const foreign: readonly string[] = ['node10', 'node16-cjs'];

function inWords(problem: Problem): string {
  if ('entrypoint' in problem) return `${problem.kind}: ${problem.entrypoint} (${problem.resolutionKind})`;
  if ('moduleSpecifier' in problem) {
    return `${problem.kind}: ${problem.moduleSpecifier} in ${problem.fileName} (${problem.resolutionOption})`;
  }
  return `${problem.kind}: ${'fileName' in problem ? problem.fileName : problem.typesFileName}`;
}

describe('the packed package', () => {
  let folder: string;
  let archive: Buffer<ArrayBuffer>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'groen-portal-package-'));
    const { stdout } = await promisify(execFile)('npm', [
      'pack',
      libraryFolder,
      '--silent',
      '--pack-destination',
      folder,
    ]);
    archive = await readFile(join(folder, stdout.trim()));
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('holds what its manifest says, as bundlers and Node read it (publint)', async () => {
    const tarball = archive.buffer.slice(archive.byteOffset, archive.byteOffset + archive.byteLength);
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  it('holds the licences of what others made in it: fonts, icons, the reset that Tailwind’s stylesheets begin with', async () => {
    const licences = await readdir(resolve(libraryFolder, 'licences'));
    const fonts = (await readdir(resolve(libraryFolder, 'fonts'))).map((name) => `fontsource-variable-${name}.txt`);
    expect(licences.sort()).toEqual([...fonts, 'lucide-react.txt', 'simple-icons.txt', 'tailwindcss.txt'].sort());
  });

  it('has types behind every entry that are true of its script (Are the types wrong?)', async () => {
    const result = await checkPackage(createPackageFromTarballData(archive), { excludeEntrypoints: [untyped] });
    if (result.types === false) throw new Error('The package has no types.');
    expect(Object.keys(result.entrypoints).length).toBeGreaterThan(100);
    const own = result.problems.filter(
      (problem) => !('resolutionKind' in problem && foreign.includes(problem.resolutionKind)),
    );
    expect(own.map(inWords)).toEqual([]);
  });
});
