import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SocialLinks } from './SocialLinks.tsx';

describe('SocialLinks', () => {
  it('names each link in words, the mark being decoration', () => {
    const markup = renderToStaticMarkup(
      <SocialLinks links={[{ href: 'https://x.com/groen', label: 'Volg ons op X', network: 'x' }]} />,
    );
    expect(markup).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(markup).toContain('target="_blank"');
    expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('Volg ons op X');
  });
});
