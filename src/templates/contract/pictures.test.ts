import { describe, expect, it } from 'vitest';
import type { CmsImage } from './fields.ts';
import { planPicture } from './pictures.ts';

const photo: CmsImage = { source: 'https://api.groenkennisnet.nl/upload_mm/1/a%20b©.jpg', width: 1200, height: 800 };
const focused = (x: number, y: number): CmsImage => ({ ...photo, 'focuspoint-x': x, 'focuspoint-y': y });

describe('a picture', () => {
  it('keeps its address as it was written', () => {
    expect(planPicture(photo, {})?.source).toBe('https://api.groenkennisnet.nl/upload_mm/1/a%20b©.jpg');
  });

  it.each(['/upload_mm/1/x.jpg', '//example.org/x.jpg', 'javascript:alert(1)', 'data:image/png;base64,AA', 'https://'])(
    'is none when its address is no web address: %s',
    (source) => {
      expect(planPicture({ ...photo, source }, {})).toBeUndefined();
    },
  );

  it('is none when none was chosen', () => {
    expect(planPicture(undefined, {})).toBeUndefined();
  });

  it('has an empty description when none was written', () => {
    expect(planPicture(photo, {})?.alt).toBe('');
    expect(planPicture({ ...photo, alternative_text: 'Een akker' }, {})?.alt).toBe('Een akker');
  });

  it.each([{ width: 0 }, { height: 0 }, { width: -5 }, { width: undefined }])(
    'has no size when it cannot be: %o',
    (size) => {
      expect(planPicture({ ...photo, ...size }, {})?.size).toBeUndefined();
    },
  );

  it('has its focus in per cent of its size', () => {
    expect(planPicture(focused(300, 200), {})?.focus).toEqual({ x: 25, y: 25 });
    expect(planPicture(focused(1200, 800), {})?.focus).toEqual({ x: 100, y: 100 });
    expect(planPicture(focused(0, 400), {})?.focus).toEqual({ x: 0, y: 50 });
  });

  it.each([
    ['nobody set it', focused(-1, -1)],
    ['only half of it is set', focused(300, -1)],
    ['nobody opened the picture', focused(0, 0)],
    ['it lies outside the picture', focused(1201, 10)],
    ['the size is not known', { ...focused(300, 200), width: 0 }],
    ['it was not sent', photo],
  ])('has no focus when %s', (_, image) => {
    expect(planPicture(image, {})?.focus).toBeUndefined();
  });

  it.each(['illustratie', 'Illustration', 'tekening', 'drawing'])('is drawn when its keywords say “%s”', (keyword) => {
    expect(planPicture({ ...photo, keywords: ['akker', keyword] }, {})?.isDrawn).toBe(true);
  });

  it('is a photograph otherwise, and says nothing of it', () => {
    expect(planPicture({ ...photo, keywords: ['illustrator'] }, {})).not.toHaveProperty('isDrawn');
    expect(planPicture(photo, {})).not.toHaveProperty('isDrawn');
  });

  it('names who made it, where it comes from and what it may be used for, in this order', () => {
    const credited = {
      ...photo,
      photo_license: 'CC BY 4.0',
      photo_license_hyperlink: 'https://creativecommons.org/licenses/by/4.0/',
      source_info: 'Beeldbank',
      photographer: 'A. Bruinsma',
      photographer_hyperlink: 'javascript:alert(1)',
    };
    expect(planPicture(credited, {})?.credit).toEqual([
      { role: 'photographer', text: 'A. Bruinsma', href: undefined },
      { role: 'source', text: 'Beeldbank', href: undefined },
      { role: 'licence', text: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
    ]);
  });

  it('has no credit for an address without a name', () => {
    expect(planPicture({ ...photo, photographer_hyperlink: 'https://example.org' }, {})?.credit).toEqual([]);
  });
});
