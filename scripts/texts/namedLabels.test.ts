import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/* Texts that send people to a button or a choice by its name: what stands between their quotation marks. */
const naming: readonly (readonly [namespace: string, key: RegExp])[] = [
  ['identity', /^(notice\.usedLink\.text|letter\.changed\.text)$/],
  ['personal', /^(account\.forgetText|bookmarks\.emptyText)$/],
  ['preview', /^help\./],
  ['privacy', /^browser\.colourmode\.long$/],
];
const namespaces = ['identity', 'interface', 'people', 'personal', 'preview'];

describe.each(['nl', 'en'])('texts that name a label, in %s', (language) => {
  const labels = new Set(namespaces.flatMap((namespace) => Object.values(textsOf(language, namespace))));

  it.each(naming)('%s, %s', (namespace, key) => {
    const texts = Object.entries(textsOf(language, namespace)).filter(([name]) => key.test(name));
    const named = texts.flatMap(([, text]) => [...text.matchAll(/‘([^’]+)’/g)].map(([, label]) => label));
    expect(named).not.toEqual([]);
    expect(named.filter((label) => label !== undefined && !labels.has(label))).toEqual([]);
  });
});

function textsOf(language: string, namespace: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(resolve(`languages/${language}/${namespace}.json`), 'utf8'));
}
