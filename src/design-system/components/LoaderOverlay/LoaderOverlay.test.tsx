import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LoaderOverlay } from './LoaderOverlay.tsx';

const render = (state: 'idle' | 'waiting') =>
  renderToStaticMarkup(<LoaderOverlay state={state} text="Je wordt ingelogd" />);

describe('LoaderOverlay', () => {
  it('is a live region, there before anything waits, and then silent', () => {
    expect(render('idle')).toMatch(/^<div role="status"/);
    expect(render('idle')).not.toContain('Je wordt ingelogd');
  });

  it('says what is awaited, beside the animation at the site’s root', () => {
    expect(render('waiting')).toContain('Je wordt ingelogd');
    expect(render('waiting')).toMatch(/<img[^>]*src="\/loader.svg" alt=""/);
  });

  it('asks for no animation before anybody waits', () => {
    expect(render('idle')).not.toContain('loader.svg');
  });
});
