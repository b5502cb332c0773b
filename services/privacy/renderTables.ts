import { html } from 'hono/html';
import type { Language } from '#languages/languages.ts';
import { readTexts } from '#services/texts/readTexts.ts';
import { browserData } from './browserData.ts';
import { personalData } from './personalData.ts';

type PrivacyTexts = typeof import('#languages/nl/privacy.json');
/** The two tables of privacy pages, as an editor of the CMS would write them: what is kept of people, and by browsers. */
export async function renderPrivacyTables(language: Language): Promise<string> {
  const { t } = (await readTexts<PrivacyTexts>('privacy')).in(language);
  const data = table(
    t('table.dataCaption'),
    [t('table.data'), t('table.what'), t('table.why'), t('table.longAndGone'), t('table.where')],
    [
      ...personalData.map(({ id, columns, values }) => {
        return [
          t(`data.${id}.name`),
          t(`data.${id}.what`, values),
          t(`data.${id}.why`, values),
          `${t(`data.${id}.long`, values)}. ${t(`data.${id}.gone`, values)}.`,
          Object.keys(columns).join(', '),
        ];
      }),
    ],
  );
  const browser = table(
    t('table.browserCaption'),
    [t('table.name'), t('table.why'), t('table.long'), t('table.kind')],
    [
      ...browserData.map(({ id, names, kind, values }) => [
        names.join(', '),
        t(`browser.${id}.why`, values),
        t(`browser.${id}.long`, values),
        t(`table.${kind}`),
      ]),
    ],
  );
  const whole = await html`<h2>${t('table.dataTitle')}</h2>
${data}
<h2>${t('table.browserTitle')}</h2>
${browser}
`;
  return `\n${whole}`;
}

function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
  return html`<table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows.map(([first = '', ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table>`;
}
