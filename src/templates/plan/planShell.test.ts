import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../contract/finding.ts';
import { storyContext } from '../stories/storyPlan.tsx';
import { planShell } from './planShell.ts';

const links = '<ul><li><a href="/nl/groenkennisnet/over.htm">Over ons</a></li></ul>';
const over = { label: 'Over ons', href: '/over' };

function section(...contents: readonly object[]) {
  const url = '/nl/groenkennisnet/paginasectie?pagesectionid=1&tsobjectid=1';
  return { type: 'pagesection', title: 'GKN', url, language: 'nl_NL', contents };
}

function planFooter(...contents: readonly object[]) {
  const findings: Finding[] = [];
  const raw = { menu: undefined, footer: section(...contents), legal: undefined };
  const { footer } = planShell(raw, storyContext('nl'), (finding) => findings.push(finding));
  return { blocks: footer.state === 'done' ? footer.value : undefined, findings };
}

describe('the shell', () => {
  it.each([[undefined], [null], ['<html>'], [[]], [42]])('goes on without a section that failed: %j', (broken) => {
    const shell = planShell(
      { menu: broken, footer: section({ elements: [{ type: 'text', html: links }] }), legal: broken },
      storyContext('nl'),
    );
    expect(shell.menu).toEqual({ state: 'error' });
    expect(shell.legal).toEqual({ state: 'error' });
    expect(shell.footer).toEqual({ state: 'done', value: [{ kind: 'links', title: '', links: [over] }] });
  });

  it.each(['page', 'mediaitem', ' Page '])('tells a menu from a %s that came in its place', (type) => {
    const wrong = { ...section({ elements: [{ type: 'text', html: links }] }), type };
    expect(planShell({ menu: wrong, footer: wrong, legal: undefined }, storyContext('nl'))).toEqual({
      menu: { state: 'wrong' },
      footer: { state: 'wrong' },
      legal: { state: 'error' },
    });
  });

  it('is done, and empty, when a section holds nothing', () => {
    const { menu } = planShell({ menu: section(), footer: section(), legal: section() }, storyContext('nl'));
    expect(menu).toEqual({ state: 'done', value: { main: [], aside: [] } });
  });

  it('has the only area and its only element though they came without their lists', () => {
    const findings: Finding[] = [];
    const lone = { ...section(), contents: { elements: { type: 'text', html: links } } };
    const shell = planShell({ menu: undefined, footer: lone, legal: undefined }, storyContext('nl'), (finding) =>
      findings.push(finding),
    );
    expect(shell.footer).toEqual({ state: 'done', value: [{ kind: 'links', title: '', links: [over] }] });
    expect(findings.map(({ code, pointer, severity }) => `${severity}: ${code} ${pointer}`)).toEqual([
      'warning: wrong-type /contents',
      'warning: wrong-type /contents/elements',
    ]);
  });

  it('says in what language a section is that was to be had in another alone', () => {
    const raw = { menu: section(), footer: { ...section(), language: 'en_GB' }, legal: { ...section(), language: '' } };
    const { menu, footer, legal } = planShell(raw, storyContext('en'));
    expect(menu).toMatchObject({ state: 'done', language: 'nl' });
    for (const own of [footer, legal]) expect(own).not.toHaveProperty('language');
  });

  it('reads links from texts of either shape', () => {
    const elements = [
      { type: 'text', html: links },
      { type: 'modularcontent', text: { html: links } },
    ];
    expect(planFooter({ title: 'Meer', elements }).blocks).toEqual([
      { kind: 'links', title: 'Meer', links: [over, over] },
    ]);
  });

  it.each([
    ['socials', 'socials'],
    [{ id: 'Socials', name: 'x' }, 'socials'],
    ['contenttemplate_socials', 'socials'],
    ['normal', 'links'],
    ['iets_nieuws', 'links'],
    [undefined, 'links'],
  ])('has the kind of block that the footer names: %j is %s', (contentarea_footer_template, kind) => {
    const elements = [{ type: 'text', html: links }];
    expect(planFooter({ contentarea_footer_template, elements }).blocks?.[0]?.kind).toBe(kind);
  });

  it('shows logos as logos, also where their template was lost', () => {
    const elements = [
      { type: 'image', image: { source: 'https://example.org/logo.png', alternative_text: 'Partner' } },
    ];
    for (const contentarea_footer_template of ['image', '']) {
      expect(planFooter({ contentarea_footer_template, elements }).blocks).toMatchObject([
        { kind: 'images', pictures: [{ alt: 'Partner' }] },
      ]);
    }
  });

  const nested = (label: string) =>
    `<ul><li>${label}<ul><li><a href="/a">A</a></li><li><a href="/b">B</a><ul><li><a href="/c">C</a></li></ul></li></ul></li></ul>`;
  const flat = ['A', 'B', 'C'].map((label) => ({ label, href: `/${label.toLowerCase()}` }));

  it.each([
    ['beside the links', `<p>© 2026 Groen Kennisnet</p>${links}`, ['© 2026 Groen Kennisnet', over]],
    ['above them', `<p>Groen Kennisnet</p>${links}`, ['Groen Kennisnet', over]],
    [
      'in their line',
      `<p>© 2026 Groen Kennisnet | ${links.replace(/<\/?[ul]\w>/g, '')} | 2</p>`,
      ['© 2026 Groen Kennisnet', over, '2'],
    ],
    ['alone', '<p>© 2026 Groen Kennisnet</p>', ['© 2026 Groen Kennisnet']],
  ])('keeps the words of the legal row that stand %s', (_, html, row) => {
    const findings: Finding[] = [];
    const raw = {
      menu: undefined,
      footer: undefined,
      legal: section({ area: 'legal', elements: [{ type: 'text', html }] }),
    };
    const { legal } = planShell(raw, storyContext('nl'), (finding) => findings.push(finding));
    expect(legal).toEqual({ state: 'done', value: row });
    expect(findings).toEqual([]);
  });

  it('has every link of nested lists in the footer and in the legal row, which have no levels', () => {
    const raw = (html: string) => section({ elements: [{ type: 'text', html }] });
    const shell = planShell(
      {
        menu: undefined,
        footer: raw(nested('Thema')),
        legal: raw(nested('<a href="/nl/groenkennisnet/over">Over ons</a>')),
      },
      storyContext('nl'),
    );
    expect(shell.footer).toEqual({ state: 'done', value: [{ kind: 'links', title: '', links: flat }] });
    expect(shell.legal).toEqual({ state: 'done', value: [over, ...flat] });
  });

  it('has marks of networks whose links are pictures', () => {
    const html =
      '<p><a href="https://www.linkedin.com/x"><img src="https://example.org/in.png" alt="LinkedIn"></a></p>';
    expect(planFooter({ contentarea_footer_template: 'socials', elements: [{ type: 'text', html }] }).blocks).toEqual([
      { kind: 'socials', title: '', links: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/x' }] },
    ]);
  });

  it('has a mark whose picture says nothing under the name of its site', () => {
    const html = '<p><a href="https://www.linkedin.com/x"><img src="https://example.org/in.png"></a></p>';
    expect(planFooter({ contentarea_footer_template: 'socials', elements: [{ type: 'text', html }] }).blocks).toEqual([
      { kind: 'socials', title: '', links: [{ label: 'linkedin.com, x', href: 'https://www.linkedin.com/x' }] },
    ]);
  });

  it('shows what is more than links as text, line by line', () => {
    const html = '<p>Postbus 1<br>1234 AB Ede</p><p>Bel <a href="tel:+31317">0317</a></p>';
    const { blocks, findings } = planFooter({ title: 'Contact', elements: [{ type: 'text', html }] });
    expect(blocks).toEqual([
      {
        kind: 'text',
        title: 'Contact',
        lines: [['Postbus 1'], ['1234 AB Ede'], ['Bel ', { label: '0317', href: 'tel:+31317' }]],
      },
    ]);
    expect(findings).toEqual([]);
  });

  it('keeps lists beside a text as lists', () => {
    const elements = [
      { type: 'text', title: 'Adres', html: '<p>Postbus 1</p>' },
      { type: 'text', html: '<p>1234 AB Ede</p>' },
      { type: 'text', html: links },
    ];
    expect(planFooter({ title: 'Contact', elements }).blocks).toEqual([
      { kind: 'text', title: 'Contact', lines: [['Adres'], ['Postbus 1'], ['1234 AB Ede']] },
      { kind: 'links', title: '', links: [over] },
    ]);
  });

  it('calls a list by the heading above it where its area has no title', () => {
    const html = `<h3>Over ons</h3>${links}<p><strong>Meer</strong></p>${links}`;
    expect(planFooter({ elements: [{ type: 'text', html }] }).blocks).toEqual([
      { kind: 'links', title: 'Over ons', links: [over] },
      { kind: 'links', title: 'Meer', links: [over] },
    ]);
    expect(planFooter({ elements: [{ type: 'text', title: 'Titel', html: links }] }).blocks).toMatchObject([
      { kind: 'links', title: 'Titel' },
    ]);
    expect(planFooter({ title: 'Site', elements: [{ type: 'text', html }] }).blocks).toEqual([
      { kind: 'links', title: 'Site', links: [over, over] },
    ]);
  });

  it.each([
    ['145248', ['links', 'links', 'links', 'socials', 'images']],
    ['145379', ['images']],
    ['148995', ['links', 'links', 'socials', 'images']],
    ['171202', ['links', 'links', 'socials', 'images']],
    ['182302', ['links', 'links', 'socials', 'images']],
    ['18335401', ['text']],
    ['18335436', ['links', 'links', 'socials', 'images']],
  ])('has the blocks of section %s as its editors made them', (id, kinds) => {
    const footer: unknown = JSON.parse(
      readFileSync(new URL(`../../../samples/content/sections/${id}.json`, import.meta.url), 'utf8'),
    );
    const planned = planShell({ menu: undefined, footer, legal: undefined }, storyContext('nl')).footer;
    expect(planned.state === 'done' && planned.value.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('shows pictures beside links as well', () => {
    const elements = [
      { type: 'text', html: links },
      { type: 'image', image: { source: 'https://example.org/logo.png', alternative_text: 'Partner' } },
    ];
    expect(planFooter({ title: 'Meer', elements }).blocks).toMatchObject([
      { kind: 'links', title: 'Meer', links: [over] },
      { kind: 'images', title: '', pictures: [{ alt: 'Partner' }] },
    ]);
  });

  it('says what a section has no place for', () => {
    const elements = [{ type: 'text', html: '<p>© Groen Kennisnet</p>' }];
    const findings: Finding[] = [];
    const raw = section({ elements });
    planShell({ menu: raw, footer: raw, legal: raw }, storyContext('nl'), (finding) => findings.push(finding));
    expect(findings).toEqual([
      { code: 'shows-nothing', pointer: '/contents/0/elements/0', severity: 'error', values: { kind: 'text' } },
    ]);
    const video = { type: 'video', url: 'https://www.youtube.com/watch?v=abcdefghijk' };
    expect(planFooter({ elements: [video] }).findings).toMatchObject([
      { code: 'shows-nothing', pointer: '/contents/0/elements/0', values: { kind: 'video' } },
    ]);
  });

  it('leaves out what has nothing to show', () => {
    expect(planFooter({ title: 'Leeg' }, { contentarea_footer_template: 'image', elements: [] }).blocks).toEqual([]);
  });

  it('points at what is wrong, from the section’s root', () => {
    const elements = [{ type: 'image', image: { width: 1 } }, { type: 'kaartspel' }];
    expect(planFooter({ area: 5, elements }).findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'wrong-type /contents/0/area',
      'missing /contents/0/elements/0/image/source',
      'unknown-kind /contents/0/elements/1',
    ]);
  });

  it('keeps the menu’s other areas beside the main one', () => {
    const text = { elements: [{ type: 'text', html: links }] };
    const raw = {
      menu: section({ area: 'Main', ...text }, { area: 'service', title: 'Service', ...text }),
      footer: null,
      legal: null,
    };
    expect(planShell(raw, storyContext('nl')).menu).toEqual({
      state: 'done',
      value: { main: [{ ...over, children: [] }], aside: [{ title: 'Service', links: [{ ...over, children: [] }] }] },
    });
  });
});
