import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { type OwnPortal, startPortal } from './helpers/ownPortal.ts';
import { brokenPictures, heading, menuButton, readToTheEnd, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';
import { hasSamples, readSamples, samplesNote, startTestCms, type TestCms } from './samplesCms.ts';

/*
 * Payloads in the shape of the real CMS, served under their own addresses to a portal of its own.
 */
test.describe.configure({ mode: 'default' });

let cms: TestCms;
let portal: OwnPortal;

test.beforeAll(async () => {
  if (!hasSamples) return;
  cms = await startTestCms(readSamples().map(({ json }) => json));
  portal = await startPortal({
    CMS_BASE_URL: cms.origin,
    PICTURE_HOSTS: `api.groenkennisnet.nl=${cms.origin}`,
  });
});

test.afterAll(async () => {
  await portal?.close();
  await cms?.close();
});

test.beforeEach(() => {
  test.skip(!hasSamples, samplesNote);
});

interface SamplePage {
  readonly name: string;
  readonly site?: string;
  readonly path: string;
  readonly lang: string;
  readonly heading: string;
  /** What the page says somewhere, word for word. */
  readonly says: readonly string[];
  readonly headings: readonly string[];
  readonly pictures: number;
  readonly records: readonly string[];
  /** What `npm test` looks at, besides the texts. */
  readonly quick?: 'pictures' | 'records';
}

const pages: readonly SamplePage[] = [
  {
    name: '01 the Dutch home page',
    path: '/',
    lang: 'nl',
    heading: 'Groen Kennisnet',
    says: [
      'Kennis over landbouw, voedsel, natuur en water op een plek.',
      'Welkom bij het kennisplatform voor de groene sector.',
      'Een korte samenvatting van het nieuwsbericht.',
      'Ontvang elke maand een overzicht.',
      'Meld je aan voor de nieuwsbrief.',
    ],
    headings: ['Laatste nieuws', 'Nieuws', 'Bloemrijke akkerranden trekken meer insecten', 'Nieuwsbrief'],
    pictures: 1,
    records: [],
  },
  {
    name: '03 a content page of the older generation',
    site: 'dierenwelzijnsweb',
    path: '/wat-is-dierenwelzijn',
    lang: 'nl',
    heading: 'Wat is dierenwelzijn?',
    says: [
      'Korte inleiding over het begrip dierenwelzijn.',
      'Dierenwelzijn gaat over behoeften en gezondheid van dieren.',
      'Er bestaan verschillende definities naast elkaar.',
    ],
    headings: ['Definitie dierenwelzijn'],
    pictures: 0,
    records: [],
  },
  {
    name: '05 a news item',
    path: '/nieuwsitem/hoe-krijg-ik-een-keurmerk',
    lang: 'nl',
    heading: 'Hoe krijg ik een keurmerk',
    says: [
      'Wat komt er kijken bij het Europese biologische keurmerk?',
      'Bron foto: Fotograaf',
      'Biologisch keurmerk',
      'Boeren, tuinders',
      'Bekijk de bronnen',
      'Het keurmerk staat op biologische producten.',
      'De stappen in het kort.',
      'Redactie Groen Kennisnet',
    ],
    headings: ['Aanvragen', 'Bronnen', 'Publicaties', 'Publicaties (1)'],
    pictures: 1,
    records: ['1060879'],
    quick: 'records',
  },
  {
    name: '07 an English dossier',
    site: 'eurcaw-pigs',
    path: '/dossier/group-housing-and-mixing-of-sows-dossier',
    lang: 'en',
    heading: 'Group-housing and mixing of sows',
    says: [
      'Pregnant sows are kept in groups; mixing needs care.',
      'Source photo: © Photographer',
      'This dossier helps authorities with group housing.',
      'The relevant legal requirements in short.',
      'Directive 2008/120/EC',
      'Indicators for inspectors.',
      'Background knowledge.',
    ],
    headings: ['Legislation', 'Welfare indicators', 'Knowledge', 'Publications (1)'],
    pictures: 1,
    records: ['1019774', '1034800'],
    quick: 'pictures',
  },
  {
    name: '11 the English home page',
    site: 'eurcaw-pigs',
    path: '/',
    lang: 'en',
    heading: 'EU Reference Centre for animal welfare - Pigs',
    says: [
      'The Centre supports authorities with technical knowledge.',
      'Do you want to be kept informed?',
      'Subscribe to the newsletter.',
    ],
    headings: ['Services and activities', 'Top downloads', 'EURCAW-Pigs newsletter'],
    pictures: 0,
    records: ['1061358', '1034800', '1060879'],
  },
  {
    name: '15 the contact form',
    path: '/Contactformulier',
    lang: 'nl',
    heading: 'Contactformulier',
    says: ['Stel je vraag aan de redactie.'],
    headings: [],
    pictures: 0,
    records: [],
  },
];

async function open(page: Page, path: string, site?: string) {
  const response = await page.goto(portal.address(path, site));
  expect(response?.status()).toBe(200);
  await untilAlive(page);
}

for (const { name, site, path, lang, ...expected } of pages) {
  test.describe(name, () => {
    test(`has its title as the only main heading, and its texts${samplesNote}`, async ({ page }) => {
      await open(page, path, site);
      await expect(heading(page)).toHaveText(expected.heading);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const main = page.getByRole('main');
      for (const text of expected.says) await expect(main.getByText(text).first()).toBeVisible();
      for (const title of expected.headings) {
        await expect(main.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
      }
    });

    test(
      `shows its pictures, and nothing goes wrong behind it${samplesNote}`,
      expected.quick === 'pictures' ? {} : thorough,
      async ({ page, watch }) => {
        // This CMS has the samples alone: the pages they link to must not be asked for in advance.
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
        });
        await open(page, path, site);
        await readToTheEnd(page);
        await expect(page.getByRole('main').locator('img')).toHaveCount(expected.pictures);
        expect(await brokenPictures(page)).toEqual([]);
        expect(watch.troubles).toEqual([]);
      },
    );

    if (expected.records.length > 0) {
      test(
        `shows the publications it names, by their titles${samplesNote}`,
        expected.quick === 'records' ? {} : thorough,
        async ({ page }) => {
          await open(page, path, site);
          for (const id of expected.records) {
            // After the title it is said that the link opens a tab of its own.
            await expect(page.getByRole('main').getByRole('link', { name: await titleOf(id) })).toBeVisible();
          }
        },
      );
    }
  });
}

const answerSchema = z.object({ records: z.array(z.object({ title: z.string() })) });

/** A record's title, as the portal's own search knows it. */
async function titleOf(id: string): Promise<string> {
  const { text } = await portal.ask(`/api/search?term=*&language=nl&id=${id}`);
  const { records } = answerSchema.parse(JSON.parse(text));
  expect(records, `record ${id}`).toHaveLength(1);
  return records[0]?.title ?? '';
}

test.describe('12-14 the sections around the page', () => {
  test(`fill the menu${samplesNote}`, thorough, async ({ page }) => {
    await open(page, '/');
    await menuButton(page).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Nieuws' })).toHaveAttribute('href', '/nieuws');
    await menu.getByRole('button', { name: 'Dossiers' }).click();
    await expect(menu.getByRole('link', { name: 'Stikstof' })).toHaveAttribute('href', '/dossier/stikstof');
    await expect(menu.getByRole('heading', { name: 'Service' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/Contactformulier');
  });

  test(`fill the footer and the legal row${samplesNote}`, async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'Over Groen Kennisnet' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Over ons' })).toHaveAttribute('href', '/over-groen-kennisnet');
    await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      'https://www.example.org/social',
    );
    await expect(footer.getByRole('img', { name: 'Logo partner' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Privacy- en cookieverklaring' })).toHaveAttribute(
      'href',
      '/privacy-cookie-verklaring',
    );
    await expect(footer.getByRole('link', { name: 'Disclaimer' })).toHaveAttribute('href', '/disclaimer');
  });
});

test(`the older generation’s own addresses lead to the site’s${samplesNote}`, async ({ page }) => {
  await open(page, '/wat-is-dierenwelzijn.htm', 'dierenwelzijnsweb');
  await expect(page).toHaveURL(portal.address('/wat-is-dierenwelzijn', 'dierenwelzijnsweb'));
  await expect(heading(page)).toHaveText('Wat is dierenwelzijn?');
});
