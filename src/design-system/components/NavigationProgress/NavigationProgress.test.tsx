import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NavigationProgress } from './NavigationProgress.tsx';

const words = (state: 'idle' | 'waiting') =>
  renderToStaticMarkup(<NavigationProgress state={state} label="De pagina wordt geladen" />).replaceAll(/<[^>]+>/g, '');

describe('NavigationProgress', () => {
  it('is a live region, there before anything waits', () => {
    expect(renderToStaticMarkup(<NavigationProgress state="idle" label="Bezig" />)).toMatch(/^<div role="status"/);
  });

  it('speaks while a navigation waits, and only then', () => {
    expect(words('waiting')).toBe('De pagina wordt geladen');
    expect(words('idle')).toBe('');
  });
});
