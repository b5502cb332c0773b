import { beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '#templates/contract/finding.ts';
import { type PlanResult, plan } from '#templates/plan/plan.ts';
import { planShell } from '#templates/plan/planShell.ts';
import { type Answer, contextOf, hasSamples, readEmbedded, readSamples, samplesNote } from './answers.ts';
import { pathsOf, valueAt } from './damage.ts';
import { read, wordsOf } from './reading.ts';
import { preloadRegistry, renderPlan } from './renderPlan.tsx';

beforeAll(preloadRegistry);

const samples = readSamples();
const embedded = readEmbedded();

function planAnswer({ name, json }: Answer): PlanResult {
  return plan(json, contextOf(json), /(^|\/)(\d+-home-\w+|index)\.json$/.test(name) ? 'root' : 'page');
}

/** The findings of each answer that has any: what `expected/` holds, and `vitest -u` renews after a look at the difference. */
function findingsOf(answers: readonly Answer[]): string {
  const all: Record<string, readonly Finding[]> = {};
  for (const answer of answers) {
    const { findings } = planAnswer(answer);
    if (findings.length > 0) all[answer.name] = findings;
  }
  return `${JSON.stringify(all, null, 2)}\n`;
}

function sample(name: string): Answer {
  const found = samples.find((answer) => answer.name === name);
  if (!found) throw new Error(`There is no sample ${name}.`);
  return found;
}

describe.skipIf(!hasSamples)(`the samples${samplesNote}`, () => {
  it('give the findings that are expected, and no others', async () => {
    await expect(findingsOf(samples)).toMatchFileSnapshot('expected/findings.json');
  });

  it.each([
    {
      name: '01-home-nl.json',
      template: 'home',
      title: 'Groen Kennisnet',
      headings: ['Laatste nieuws', 'Nieuws', 'Bloemrijke akkerranden trekken meer insecten', 'Nieuwsbrief'],
      texts: [
        'Kennis over landbouw, voedsel, natuur en water op een plek.',
        'Welkom bij het kennisplatform voor de groene sector.',
        'Een korte samenvatting van het nieuwsbericht.',
        '12 mei 2025',
        'Ontvang elke maand een overzicht.',
        'Meld je aan voor de nieuwsbrief.',
      ],
      pictures: ['Akker in de ochtend - via Voorbeeldbron'],
      recordIds: [],
    },
    {
      name: '03-content-nl.json',
      template: 'content',
      title: 'Wat is dierenwelzijn?',
      headings: ['Definitie dierenwelzijn'],
      texts: [
        'Korte inleiding over het begrip dierenwelzijn.',
        'Dierenwelzijn gaat over behoeften en gezondheid van dieren.',
        'Er bestaan verschillende definities naast elkaar.',
      ],
      pictures: [],
      recordIds: [],
    },
    {
      name: '05-news-nl.json',
      template: 'news',
      title: 'Hoe krijg ik een keurmerk',
      headings: ['Aanvragen', 'Bronnen', 'Publicaties'],
      texts: [
        'Wat komt er kijken bij het Europese biologische keurmerk?',
        '14 februari 2020',
        '15 september 2025',
        'Redactie Groen Kennisnet',
        'Biologisch keurmerk',
        'Boeren, tuinders',
        'Bekijk de bronnen',
        'Het keurmerk staat op biologische producten.',
        'De stappen in het kort.',
        'Bron foto: Fotograaf',
      ],
      pictures: ['Tuinbouw; fruitteelt'],
      recordIds: ['1060879'],
    },
    {
      name: '07-dossier-en.json',
      template: 'dossier',
      title: 'Group-housing and mixing of sows',
      headings: ['Legislation', 'Welfare indicators', 'Knowledge'],
      texts: [
        'Pregnant sows are kept in groups; mixing needs care.',
        'March 9, 2022',
        'EURCAW-Pigs',
        'This dossier helps authorities with group housing.',
        'The relevant legal requirements in short.',
        'Directive 2008/120/EC, Article 3(4), requires group housing.',
        'Indicators for inspectors.',
        'Background knowledge.',
        'Source photo: © Photographer',
      ],
      pictures: ['Dynamic group - © Photographer'],
      recordIds: ['1019774', '1034800'],
    },
    {
      name: '11-home-en.json',
      template: 'home',
      title: 'EU Reference Centre for animal welfare - Pigs',
      headings: ['Services and activities', 'Top downloads', 'Top downloads (3)', 'EURCAW-Pigs newsletter'],
      texts: [
        'The Centre supports authorities with technical knowledge.',
        'Do you want to be kept informed?',
        'Subscribe to the newsletter.',
      ],
      pictures: [],
      recordIds: ['1061358', '1034800', '1060879'],
    },
    {
      name: '15-contact-form.json',
      template: 'contact-form',
      title: 'Contactformulier',
      headings: [],
      texts: ['Stel je vraag aan de redactie.'],
      pictures: [],
      recordIds: [],
    },
  ])('$name brings titles, texts, pictures with credits and record ids', (expected) => {
    const { plan: planned, needs } = planAnswer(sample(expected.name));
    const page = read(renderPlan(planned));
    expect(planned.template).toBe(expected.template);
    expect(page.headings[0]).toEqual({ level: 1, text: expected.title });
    expect(page.headings.slice(1).map(({ text }) => text)).toEqual(expect.arrayContaining(expected.headings));
    for (const words of expected.texts) expect(page.text).toContain(words);
    expect(page.pictures.map(({ alt }) => alt)).toEqual(expected.pictures);
    expect(needs.recordIds).toEqual(expected.recordIds);
  });

  it('fill the shell: menu, footer and legal row', () => {
    const raw = {
      menu: sample('12-section-menu.json').json,
      footer: sample('13-section-footer.json').json,
      legal: sample('14-section-legal.json').json,
    };
    const { menu, footer, legal } = planShell(raw, contextOf(raw.menu));
    expect(menu).toEqual({
      state: 'done',
      value: {
        main: [
          { label: 'Nieuws', href: '/nieuws', children: [] },
          {
            label: 'Dossiers',
            href: '/dossiers',
            children: [{ label: 'Stikstof', href: '/dossier/stikstof', children: [] }],
          },
        ],
        aside: [{ title: 'Service', links: [{ label: 'Contact', href: '/Contactformulier', children: [] }] }],
      },
    });
    expect(footer).toEqual({
      state: 'done',
      value: [
        {
          kind: 'links',
          title: 'Over Groen Kennisnet',
          links: [{ label: 'Over ons', href: '/over-groen-kennisnet' }],
        },
        {
          kind: 'socials',
          title: 'Volg ons',
          links: [{ label: 'LinkedIn', href: 'https://www.example.org/social' }],
        },
        {
          kind: 'images',
          title: 'Partners',
          pictures: [
            {
              source: 'https://api.groenkennisnet.nl/upload_mm/1/2/3/100002_fullimage_logo.png',
              alt: 'Logo partner',
              size: { width: 400, height: 120 },
              focus: undefined,
              credit: [],
            },
          ],
        },
      ],
    });
    expect(legal).toEqual({
      state: 'done',
      value: [
        { label: 'Privacy- en cookieverklaring', href: '/privacy-cookie-verklaring' },
        { label: 'Disclaimer', href: '/disclaimer' },
      ],
    });
  });

  it('keep the address of a picture as it was written', () => {
    const { plan: planned } = planAnswer(sample('07-dossier-en.json'));
    expect(planned.details.pictures[0]).toMatchObject({
      source: 'https://api.groenkennisnet.nl/upload_mm/b/5/4/2565_fullimage_dynamic%20group.jpg',
      size: { width: 1280, height: 720 },
      focus: { x: 62, y: 36 },
    });
  });
});

describe('the embedded content', () => {
  const pages = embedded.filter(({ name }) => !name.startsWith('sections/'));

  it('is there, in both languages', () => {
    expect(pages.filter(({ name }) => name.startsWith('nl/')).length).toBeGreaterThan(20);
    expect(pages.filter(({ name }) => name.startsWith('en/')).length).toBeGreaterThan(10);
  });

  it('gives the findings that are expected, and no others', async () => {
    await expect(findingsOf(embedded)).toMatchFileSnapshot('expected/findings.embedded.json');
  });

  it.each(pages)('brings its title, its texts and its record ids: $name', (answer) => {
    const { plan: planned, needs } = planAnswer(answer);
    const page = read(renderPlan(planned));
    expect(page.headings.filter(({ level }) => level === 1)).toHaveLength(1);
    expect([planned.title, startTitleOf(answer)]).toContain(page.headings[0]?.text);
    for (const words of textsOf(answer)) expect(page.text).toContain(words);
    expect(needs.recordIds).toEqual([...new Set(recordIdsOf(answer))]);
  });
});

function startTitleOf({ json }: Answer): unknown {
  return valueAt(json, ['metadata', 'gkn_pagemetadata', 'startpage_title']);
}

/** What editors wrote in text elements, item titles and leads: all of it is for readers. */
function textsOf({ json }: Answer): string[] {
  return pathsOf(valueAt(json, ['contents']), []).flatMap((path) => {
    const value = valueAt(json, ['contents', ...path]);
    const type = valueAt(json, ['contents', ...path.slice(0, 3), 'type']);
    if (typeof value !== 'string' || type === 'form') return [];
    if (path.at(-1) === 'html') return read(value).all('p', 'li', 'h2', 'h3', 'td').map(wordsOf);
    const isOfEntry = path.at(-3) === 'items' && (path.at(-1) === 'title' || path.at(-1) === 'lead');
    return isOfEntry || path.at(-1) === 'contentarea_leadtext' ? [value.trim()] : [];
  });
}

function recordIdsOf({ json }: Answer): unknown[] {
  return pathsOf(json, [])
    .filter((path) => path.at(-2) === 'gkz_content_id')
    .map((path) => valueAt(json, path));
}
