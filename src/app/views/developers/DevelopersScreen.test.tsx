import { describe, expect, it } from 'vitest';
import { loadTestTexts } from '../../language/testing/loadTestTexts.ts';
import { resolveView } from '../resolveView.ts';
import { definitionOf } from '../views.ts';
import { developersPath } from './address.ts';

const site = {
  id: 'a-site',
  title: 'A site',
  language: 'nl',
  origin: 'https://site.example',
  searchPlaceholder: '',
  interactive: true,
  logo: { src: '/logo.svg', width: 1, height: 1 },
} as const;

describe('the view developers', () => {
  it('is at its own address', () => {
    expect(resolveView({ pathname: developersPath, search: '' }, 'nl')).toEqual({ kind: 'developers', language: 'nl' });
  });

  it('has a title of its own', async () => {
    const t = await loadTestTexts('nl', 'interface');
    const { title } = definitionOf('developers');
    expect(title({ kind: 'developers', language: 'nl' }, undefined, site, t)).toBe('Voor ontwikkelaars');
  });
});
