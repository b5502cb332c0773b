import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readCommandLine } from '../commandLine.ts';
import { iconSprite } from './sprite.ts';

readCommandLine('npm run icons writes the sprite of the icons.', {});

/* Writes the sprite that the Icon component refers to; its test fails while it is stale. */
await writeFile(resolve(import.meta.dirname, '../../src/design-system/components/Icon/icons.svg'), await iconSprite());
