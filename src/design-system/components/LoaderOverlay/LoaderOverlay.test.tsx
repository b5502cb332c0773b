import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LoaderOverlay } from './LoaderOverlay.tsx';

const render = (state: 'idle' | 'waiting') =>
  renderToStaticMarkup(<LoaderOverlay state={state} text="Je wordt ingelogd" />);

describe('LoaderOverlay', () => {
  it('is a dialog named by what is awaited, beside the animation at the site’s root', () => {
    expect(render('waiting')).toMatch(/<dialog aria-labelledby="(\w+)".*<p id="\1"[^>]*>Je wordt ingelogd<\/p>/);
    expect(render('waiting')).toMatch(/<img[^>]*src="\/loader.svg" alt=""/);
  });

  it('has no way out that nobody gave it', () => {
    expect(render('waiting')).not.toContain('<button');
  });
});
