import { globSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { findCircles, type Import } from './findCircles.ts';

/*
 * Forbids circles between files and between folders, imports of types and of code that is loaded later included: they
 * are invisible to a linter that looks at running code, and felt by everyone who reads. Tests and stories are left out,
 * because nothing imports them.
 */

const roots = ['src', 'languages', 'services', 'sites', 'samples', 'scripts', '.storybook'];
const unread = '\\.(test|stories|contract|fixtures)\\.tsx?$|(^|/)testing/';

/** Shown of each circle; the rest follows once these are gone. */
const importsShown = 12;

const { output } = await cruise(roots, {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: unread },
});
if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of data.');

const imports = output.modules.flatMap(({ source, dependencies }): Import[] =>
  dependencies
    .filter(({ resolved, coreModule, couldNotResolve }) => !coreModule && !couldNotResolve && isOwn(resolved))
    .map(({ resolved }) => ({ from: source, to: resolved })),
);
const circles = findCircles(imports);

// What was not read cannot be in a circle: nothing is said to be well before all of it was.
const read = new Set(output.modules.map(({ source }) => source));
const leftOut = globSync(
  roots.map((root) => `${root}/**/*.{ts,tsx}`),
  { exclude: ['**/node_modules/**'] },
).filter((file) => !read.has(file) && !new RegExp(unread).test(file));
const lost = output.modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ couldNotResolve, module }) => couldNotResolve && /^[.#]/.test(module))
    .map(({ module }) => `${source} names ${module}, which was not found`),
);
const gaps = [...leftOut.map((file) => `${file} was not read`), ...lost];
for (const gap of gaps) console.error(gap);

for (const { folder, entries, imports: between } of circles) {
  console.error(`\n${folder || 'The project'}: ${entries.join(' ↔ ')}`);
  for (const { from, to } of between.slice(0, importsShown)) console.error(`  ${from} → ${to}`);
  if (between.length > importsShown) console.error(`  and ${between.length - importsShown} more`);
}
if (circles.length > 0) {
  console.error(`\nCircles: ${circles.length}. Move what both sides need below them, or hand it over.`);
} else if (gaps.length === 0)
  console.log(`Circles: none among ${output.modules.length} files and ${imports.length} imports.`);
process.exitCode = circles.length > 0 || gaps.length > 0 ? 1 : 0;

function isOwn(path: string): boolean {
  return roots.some((root) => path.startsWith(`${root}/`));
}
