import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { contentFolder } from '#samples/folders.ts';
import { renderPrivacyTables } from '#services/privacy/renderTables.ts';
import { readSites } from '#sites/readSites.ts';

/** The element that holds the tables. */
const identifier = 'element_21890001';

const files = { nl: 'privacy-cookie-verklaring.json', en: 'privacy-cookie-statement.json' } as const;

const pageSchema = z.object({ contents: z.tuple([z.object({ elements: z.array(z.unknown()) })]) });
const tablesSchema = z.object({ identifier: z.literal(identifier) });

export interface PrivacyPage {
  readonly file: string;
  /** What stands there. */
  readonly text: string;
  /** What should. */
  readonly wanted: string;
}

/** The privacy pages of all sites in the embedded content, with the tables that tell what is kept. */
export async function privacyPages(): Promise<readonly PrivacyPage[]> {
  const pages = (await readSites()).flatMap(({ variants }) =>
    (['nl', 'en'] as const).map((language) => ({
      language,
      file: join(contentFolder, language, variants.production.api.cname, files[language]),
    })),
  );
  return Promise.all(
    pages
      .filter(({ file }) => existsSync(file))
      .map(async ({ language, file }) => {
        const text = await readFile(file, 'utf8');
        const page: unknown = JSON.parse(text);
        const [main] = pageSchema.parse(page).contents;
        const others = main.elements.filter((element) => !tablesSchema.safeParse(element).success);
        const tables = { identifier, type: 'text', html: await renderPrivacyTables(language) };
        // After the page's own words, before questions and answers.
        const elements = [...others.slice(0, 1), tables, ...others.slice(1)];
        const replaced = (key: string, value: unknown) => (key === 'elements' ? elements : value);
        const wanted = `${JSON.stringify(page, replaced, 2)}\n`;
        return { file, text, wanted };
      }),
  );
}
