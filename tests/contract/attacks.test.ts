import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '#templates/plan/plan.ts';
import { publicPlan } from '#templates/plan/publicPlan.ts';
import { type Answer, contextOf, hasSamples, readEmbedded, readSamples, samplesNote } from './answers.ts';
import { type AttackPayload, attackPayloads } from './attackPayloads.ts';
import { mediaItems, pagesOfAllKinds } from './completeAnswers.ts';
import { change, type Path, pathsOf, valueAt } from './damage.ts';
import { createGuard } from './guard.ts';
import { read } from './reading.ts';
import { preloadRegistry, renderPlan } from './renderPlan.tsx';
import { bonesOf } from './safety.ts';

beforeAll(preloadRegistry);

/** Keys of texts that readers see word for word. */
const plainKeys =
  /^(title|lead|contentarea_leadtext|caption|alternative_text|photographer|source_info|photo_license|startpage_title|placeholderzoekbox|\w+_abstract|location|name|role|organization)$/;
const addressKeys = /^(url|link|source|\w+_hyperlink|signup_link|video_header\w*|link_extra_image)$/;

const isString = (json: unknown) => (path: Path) => typeof valueAt(json, path) === 'string';
const keyOf = (path: Path) => String(path.at(-1));

function stringsOf(json: unknown, matches: (key: string) => boolean): Path[] {
  return pathsOf(json, [])
    .filter(isString(json))
    .filter((path) => matches(keyOf(path)));
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

function replaceAll(json: unknown, paths: readonly Path[], text: string): unknown {
  return paths.reduce((answer: unknown, path) => change(answer, path, () => text), json);
}

/** Where in a text an attack stands: alone, between paragraphs, inside a link of a list. */
const settings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `<p>voor</p>${text}<p>na</p>`,
  (text) => `<ul><li><a href="/x">${text}</a></li></ul>`,
];

interface Target extends Answer {
  readonly payloads: readonly AttackPayload[];
  /** How many of the settings each attack is tried in. */
  readonly turns: number;
}

/** Answers that share the attacks among them, so that each is tried on one of them. */
function sharing(answers: readonly Answer[]): Target[] {
  const isTurn = (place: number) => (_: AttackPayload, index: number) => index % answers.length === place;
  return answers.map((answer, place) => ({ ...answer, payloads: attackPayloads.filter(isTurn(place)), turns: 1 }));
}

/** Samples are alike: each attack is tried on a sixth of them, and on all where `THOROUGH` asks for it. */
const sampleShares = process.env.THOROUGH === 'true' ? 1 : 6;
const samples = readSamples().map((answer, place) => ({
  ...answer,
  payloads: attackPayloads.filter((_, index) => index % sampleShares === place % sampleShares),
  turns: settings.length,
}));

const items = mediaItems.filter(({ name }) => /^(project|event|person|source) \(newer\)$/.test(name));

const cases = [
  {
    kind: `a sample${samplesNote}`,
    answers: samples,
    isMissing: !hasSamples,
  },
  { kind: 'a page of all kinds', answers: sharing(pagesOfAllKinds), isMissing: false },
  { kind: 'a media item', answers: sharing(items), isMissing: false },
];

describe.each(cases)(
  'an attack on $kind',
  ({ answers, isMissing }) => {
    it('has something to stand in', () => {
      expect(answers.length).toBeGreaterThan(0);
    });

    it.skipIf(isMissing).each(answers)('never survives in running text: $name', ({ json, payloads, turns }) => {
      const guard = createGuard(json);
      const paths = stringsOf(json, (key) => key === 'html');
      payloads.forEach(({ name, text }, index) => {
        for (const [turn, setting] of settings.entries()) {
          if ((index + turn) % settings.length >= turns) continue;
          expect(guard(replaceAll(json, paths, setting(text))), name).toEqual([]);
        }
      });
    });

    it.skipIf(isMissing).each(answers)('never becomes an address: $name', ({ json, payloads }) => {
      const guard = createGuard(json);
      const paths = stringsOf(json, (key) => addressKeys.test(key));
      for (const { name, text } of payloads) expect(guard(replaceAll(json, paths, text)), name).toEqual([]);
    });

    it.skipIf(isMissing).each(answers)(
      'is harmless in all strings at once, those that steer us too: $name',
      ({ json, payloads }) => {
        const guard = createGuard(json);
        const paths = stringsOf(json, () => true);
        for (const { name, text } of payloads) {
          expect(guard(replaceAll(json, paths, text)), name).toEqual([]);
          expect(guard(replaceAll(json, paths, text), 'preview'), name).toEqual([]);
        }
      },
    );

    it.skipIf(isMissing).each(answers)('is harmless in each string by itself: $name', ({ json }) => {
      const guard = createGuard(json);
      const everything = attackPayloads.map(({ text }) => text).join(' ');
      for (const path of stringsOf(json, () => true)) {
        expect(guard(replaceAll(json, [path], everything)), path.join('/')).toEqual([]);
      }
    });

    it.skipIf(isMissing).each(answers)('is only words where words are meant: $name', (answer) => {
      for (const payload of answer.payloads) expectWords(answer, payload);
    });
  },
  120_000,
);

/** The payload comes through word for word, and leaves the bones of the page as harmless words do. */
function expectWords({ json }: Answer, { name, text }: AttackPayload): void {
  const context = contextOf(json);
  const paths = stringsOf(json, (key) => plainKeys.test(key)).filter((path) => valueAt(json, path) !== '');
  const attacked = publicPlan(plan(replaceAll(json, paths, text), context).plan);
  const harmless = publicPlan(plan(replaceAll(json, paths, 'zomaar'), context).plan);
  const [html, other] = [renderPlan(attacked), renderPlan(harmless)];
  expect(attacked.title, name).toBe(text.trim());
  expect(read(html).headings[0]?.text, name).toBe(fold(text));
  expect(bonesOf(html), name).toEqual(bonesOf(other));
  const countOf = (page: string, words: string) => read(page).text.split(fold(words)).length;
  expect(countOf(html, text), name).toBe(countOf(other, 'zomaar'));
}

describe('keys that are names of every object', () => {
  const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'];
  const answers = readEmbedded().filter(({ name }) => name === 'nl/dierenwelzijnsweb/index.json');

  it.each(keys)('are keys like any other: %s', (key) => {
    for (const { json } of answers) {
      const evil = `{ "${key}": { "polluted": true, "type": "text", "html": "<p>x</p>", "elements": [] } }`;
      const raw = withEverywhere(json, JSON.parse(evil));
      const { plan: planned } = plan(raw, contextOf(json));
      expect(planned.title).toBe('Dierenwelzijnsweb');
      expect(planned.areas.length).toBeGreaterThan(3);
      expect(renderPlan(planned, 'preview')).toContain('<h1');
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    }
  });

  it.each(keys)('are no kinds, templates or types: %s', (key) => {
    const raw = {
      type: 'page',
      title: 'Een pagina',
      url: '/nl/groenkennisnet/x',
      language: 'nl_NL',
      metadata: { gkn_pagemetadata: { page_type: { id: key } } },
      contents: [
        {
          area: key,
          contentarea_template: key,
          elements: [{ type: key }, { type: 'modularcontent', [key]: { html: 'x' } }],
        },
      ],
    };
    const { plan: planned, findings } = plan(JSON.parse(JSON.stringify(raw)), contextOf(raw));
    expect(planned.template).toBe('content');
    expect(planned.areas[0]?.template).toBe('default');
    expect(planned.areas[0]?.elements.map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
    expect(findings.map(({ code }) => code)).toEqual(['unknown-kind', 'unknown-kind']);
  });
});

/** Puts the keys of one object into every object of an answer. */
function withEverywhere(value: unknown, extra: object): unknown {
  if (Array.isArray(value)) return value.map((entry) => withEverywhere(entry, extra));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([key, entry]): [string, unknown] => [key, withEverywhere(entry, extra)]);
  return Object.fromEntries([...own, ...Object.entries(extra)]);
}
