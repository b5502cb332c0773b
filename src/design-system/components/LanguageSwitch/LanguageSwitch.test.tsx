import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const markup = renderToStaticMarkup(
  <LanguageSwitch
    label="Taal"
    items={[
      { language: 'nl', label: 'Nederlands', href: '/over', current: true },
      { language: 'en', label: 'English', href: '/over?language=en', current: false },
    ]}
  />,
);

describe('LanguageSwitch', () => {
  it('writes and announces each language in that language', () => {
    expect(markup).toMatch(/<a href="\/over\?language=en" lang="en" hrefLang="en"[^>]*>English<\/a>/);
  });

  it('marks the present language', () => {
    expect(markup.match(/aria-current="true"[^>]*>[^<]+/g)).toHaveLength(1);
    expect(markup).toMatch(/aria-current="true"[^>]*>Nederlands/);
  });

  it('is a named list', () => {
    expect(markup).toMatch(/^<ul aria-label="Taal"/);
  });
});
