import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmbedFrame } from './EmbedFrame.tsx';

it('names its frame, loads it late, and has a link where there are no frames', () => {
  const markup = renderToStaticMarkup(<EmbedFrame src="/portlet/a/*" title="De Agenda" fallback="Open De Agenda" />);
  expect(markup).toContain('<iframe src="/portlet/a/*" title="De Agenda" loading="lazy"');
  expect(markup).toContain('<a href="/portlet/a/*">Open De Agenda</a></iframe>');
});
