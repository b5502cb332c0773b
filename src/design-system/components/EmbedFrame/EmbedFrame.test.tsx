import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmbedFrame } from './EmbedFrame.tsx';

it('names its frame, and loads it late', () => {
  const markup = renderToStaticMarkup(<EmbedFrame src="/portlet/a/*" title="De Agenda" />);
  expect(markup).toContain('<iframe src="/portlet/a/*" title="De Agenda" loading="lazy"');
});
