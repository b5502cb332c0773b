import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge } from './Badge.tsx';
import { badgeVariants } from './Badge.variants.ts';
import { badgeKinds } from './badgeKinds.ts';
import { CountBadge } from './CountBadge.tsx';

describe('Badge', () => {
  it('says in words what kind of item it is', () => {
    expect(renderToStaticMarkup(<Badge kind="dossier">Dossier</Badge>)).toMatch(/>Dossier<\/span>$/);
  });

  it.each(badgeKinds)('has a ground for %s in both tones', (kind) => {
    expect(badgeVariants({ primary: kind })).toContain('bg-badge-');
    expect(badgeVariants({ secondary: kind })).toContain('bg-badge-');
  });
});

describe('CountBadge', () => {
  it('reads what is counted instead of a bare number', () => {
    const html = renderToStaticMarkup(<CountBadge count={3} label="3 actieve filters" />);
    expect(html).toContain('<span aria-hidden="true">3</span>');
    expect(html).toContain('3 actieve filters');
  });

  it('is not there when nothing is counted', () => {
    expect(renderToStaticMarkup(<CountBadge count={0} label="Geen filters" />)).toBe('');
  });
});
