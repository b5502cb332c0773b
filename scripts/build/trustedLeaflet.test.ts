import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { withoutHtml } from './trustedLeaflet.ts';

const leaflet = readFileSync(createRequire(import.meta.url).resolve('leaflet'), 'utf8');

describe('Leaflet', () => {
  it('makes no HTML of text as it is read', () => {
    expect(leaflet).toContain("innerHTML = '<svg/>'");
    expect(withoutHtml(leaflet)).not.toContain("innerHTML = '<svg/>'");
  });

  it('is looked at again when it does so in another way', () => {
    expect(() => withoutHtml('export {}')).toThrow('look whether it needs mending');
  });
});
