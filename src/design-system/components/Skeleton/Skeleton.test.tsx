import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

describe('Skeleton', () => {
  it.each(['title', 'text', 'card', 'record', 'comment'] as const)('is for the eye alone: %s', (shape) => {
    const html = renderToStaticMarkup(<Skeleton shape={shape} />);
    expect(html).toMatch(/^<div aria-hidden="true"/);
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('');
  });
});
