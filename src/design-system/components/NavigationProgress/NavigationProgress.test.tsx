import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NavigationProgress } from './NavigationProgress.tsx';

const render = (state: 'idle' | 'waiting', message: string) =>
  renderToStaticMarkup(<NavigationProgress state={state} message={message} />);

describe('NavigationProgress', () => {
  it('is a live region, there before anything waits, and then silent', () => {
    expect(render('idle', '')).toMatch(/^<div role="status"/);
    expect(render('idle', '').replaceAll(/<[^>]+>/g, '')).toBe('');
  });

  it('says that a page is awaited, and which one came', () => {
    expect(render('waiting', 'De pagina wordt geladen')).toContain('De pagina wordt geladen');
    expect(render('idle', 'Nieuws')).toContain('Nieuws');
  });
});
