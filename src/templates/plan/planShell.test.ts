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
