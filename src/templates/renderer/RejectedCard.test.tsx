import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { read } from '#tests/contract/reading.ts';
import { storyRenderer } from '../stories/storyPlan.tsx';
import { RejectedCard } from './RejectedCard.tsx';
import { RendererProvider } from './RendererProvider.tsx';

it('shows what the CMS sent without half a letter, wherever it cuts', () => {
  for (const first of ['', 'a']) {
    const raw = `${first}${'🌾'.repeat(10_000)}`;
    const element = {
      kind: 'unknown',
      type: 'kaartspel',
      id: 'main-1',
      pointer: '/contents/0/elements/0',
      raw,
    } as const;
    const html = renderToString(
      <RendererProvider value={storyRenderer('nl')}>
        <RejectedCard element={element} />
      </RendererProvider>,
    );
    expect(read(html).text).toContain('🌾');
    expect(html.isWellFormed(), first).toBe(true);
  }
});
