import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { createInstance, i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { createI18n } from '#app/language/createI18n.ts';
import { withoutTheRest } from './leanI18next.ts';

const file = join(import.meta.dirname, '../../node_modules/i18next/dist/esm/i18next.js');

async function leanCode(): Promise<string> {
  return withoutTheRest(await readFile(file, 'utf8'));
}

async function startBoth(): Promise<Readonly<Record<'all' | 'lean', i18n>>> {
  const { createInstance: createLean }: { createInstance: typeof createInstance } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(await leanCode())}`
  );
  return { all: createI18n(), lean: createI18n(createLean) };
}

const counts = [undefined, 0, 1, 2, 5, 11, 21, 1000, 1.5];

function lookUp(instance: i18n, language: string, namespace: string, key: string): string[] {
  const t = instance.getFixedT(language, namespace);
  return counts.map((count) => t(key, { ...(count !== undefined && { count }), skipInterpolation: true }));
}

describe('the part of i18next that browsers load', () => {
  it('gives each text of the portal in each form that all of it gives', async () => {
    const { all, lean } = await startBoth();
    const files = globSync('languages/*/*.json', { cwd: join(import.meta.dirname, '../..') });
    expect(files.length).toBeGreaterThan(40);
    for (const path of files) {
      const [language, namespace] = [basename(dirname(path)), basename(path, '.json')];
      const texts: Record<string, string> = JSON.parse(
        await readFile(join(import.meta.dirname, '../..', path), 'utf8'),
      );
      for (const instance of [all, lean]) {
        expect(instance.hasResourceBundle(language, namespace)).toBe(false);
        instance.addResourceBundle(language, namespace, texts);
        expect(instance.hasResourceBundle(language, namespace)).toBe(true);
      }
      const keys = Object.keys(texts).flatMap((key) => [key, key.replace(/_(?:one|other)$/, '')]);
      for (const key of new Set([...keys, 'none', 'toString', 'a.b:c'])) {
        expect(lookUp(lean, language, namespace, key), `${path}: ${key}`).toEqual(
          lookUp(all, language, namespace, key),
        );
      }
    }
  });

  it.each(['ar', 'pl', 'fr', 'pt-BR', 'en_GB', 'zh-Hant-TW', 'qq'])(
    'takes the plural forms of %s',
    async (language) => {
      const { all, lean } = await startBoth();
      const forms = Object.fromEntries(
        ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`results_${form}`, form]),
      );
      for (const instance of [all, lean]) {
        instance.addResourceBundle(language, 'search', forms);
        instance.addResourceBundle(language.slice(0, 2), 'navigation', { ...forms, back: 'back' });
      }
      for (const [namespace, key] of [
        ['search', 'results'],
        ['navigation', 'results'],
        ['navigation', 'back'],
      ] as const)
        expect(lookUp(lean, language, namespace, key)).toEqual(lookUp(all, language, namespace, key));
    },
  );

  it('answers with the key while its texts are not there', async () => {
    const { all, lean } = await startBoth();
    for (const instance of [all, lean])
      expect(instance.getFixedT('nl', 'search')('search.submit')).toBe('search.submit');
  });

  it('is less than half of it', async () => {
    expect((await leanCode()).length).toBeLessThan((await readFile(file, 'utf8')).length / 2);
  });

  it('is chosen anew where i18next has changed', async () => {
    const code = (await readFile(file, 'utf8')).replace('  hasResourceBundle(lng, ns) {', '  hasBundle(lng, ns) {');
    expect(() => withoutTheRest(code)).toThrow(
      'i18next has no ResourceStore.hasResourceBundle any more: choose anew what is left of it in browsers.',
    );
  });
});
