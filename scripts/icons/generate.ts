import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { iconSprite } from './sprite.ts';

/* Writes the sprite that the Icon component refers to; its test fails while it is stale. */
await writeFile(resolve(import.meta.dirname, '../../src/design-system/components/Icon/icons.svg'), await iconSprite());
