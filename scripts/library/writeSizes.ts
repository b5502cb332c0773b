/** Measures the built library and writes `docs/library-sizes.md`: the second half of `npm run build:lib`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rootFolder } from './packageFiles.ts';
import { measureBase, measureComponents } from './sizes.ts';
import { sizesDocument } from './sizesTable.ts';

writeFileSync(
  resolve(rootFolder, 'docs/library-sizes.md'),
  sizesDocument(await measureBase(), await measureComponents()),
);
process.stdout.write('docs/library-sizes.md\n');
