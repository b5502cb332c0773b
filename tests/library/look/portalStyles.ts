import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { rootFolder } from '#scripts/library/packageFiles.ts';

/** A stylesheet as the portal's documents link it. */
export interface PortalStyle {
  readonly css: string;
  readonly media: 'all' | 'print';
}

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).default([]) }));

/** The stylesheets of the portal that was built last, in the theme of a site: those of all its views, and for print. */
export function portalStyles(site: string): PortalStyle[] {
  const client = resolve(rootFolder, 'dist/client');
  const read = (file: string) => readFileSync(resolve(client, file), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(read('.vite/manifest.json')));
  const fileOf = (source: string) => {
    const file = manifest[source]?.file;
    if (file === undefined) throw new Error(`The built portal lacks ${source}: run npm run build.`);
    return file;
  };
  const own = [fileOf('src/app/app.css'), fileOf(`sites/${site}/site.css`)];
  const files = new Set([...own, ...Object.values(manifest).flatMap(({ css }) => css)]);
  return [
    ...[...files].map((file) => ({ css: read(file), media: 'all' as const })),
    { css: read(fileOf('src/app/print.css')), media: 'print' },
  ];
}
