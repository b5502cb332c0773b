import { afterEach, expect, it, vi } from 'vitest';
import { arrivingTexts } from './arrivingTexts.ts';
import { addTexts, createI18n } from './createI18n.ts';

vi.mock('./createI18n.ts', async (original) => {
  const module = await original<typeof import('./createI18n.ts')>();
  return { ...module, addTexts: vi.fn(module.addTexts) };
});

afterEach(() => vi.mocked(addTexts).mockClear());

it('asks for texts once, and gives who waited the same promise when they are there', async () => {
  const i18n = createI18n();
  const coming = arrivingTexts(i18n, 'nl', 'people');
  expect(arrivingTexts(i18n, 'nl', 'people')).toBe(coming);
  await coming;
  expect(i18n.hasResourceBundle('nl', 'people')).toBe(true);
  expect(arrivingTexts(i18n, 'nl', 'people')).toBe(coming);
  expect(addTexts).toHaveBeenCalledOnce();
});

it('waits for nothing where texts were there from the start', async () => {
  const i18n = createI18n();
  await addTexts(i18n, 'nl', ['people']);
  expect(arrivingTexts(i18n, 'nl', 'people')).toBeUndefined();
});

it('keeps one page’s texts from another’s', async () => {
  const [one, other] = [createI18n(), createI18n()];
  await arrivingTexts(one, 'nl', 'people');
  await arrivingTexts(other, 'nl', 'people');
  expect(other.hasResourceBundle('nl', 'people')).toBe(true);
});

it('asks for texts that did not come no more by itself, and does without the failure once they came another way', async () => {
  const i18n = createI18n();
  vi.mocked(addTexts).mockRejectedValueOnce(new Error('away'));
  const coming = arrivingTexts(i18n, 'nl', 'people');
  await expect(coming).rejects.toThrow('away');
  expect(arrivingTexts(i18n, 'nl', 'people')).toBe(coming);
  await addTexts(i18n, 'nl', ['people']);
  expect(arrivingTexts(i18n, 'nl', 'people')).toBeUndefined();
});
