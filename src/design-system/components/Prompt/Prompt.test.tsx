import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Prompt } from './Prompt.tsx';

describe('Prompt on the server', () => {
  it('adds nothing to the page', () => {
    expect(
      renderToStaticMarkup(
        <Prompt kind="message" open title="Oeps... Er ging iets mis!" closeLabel="Sluiten" onClose={() => undefined} />,
      ),
    ).toBe('');
  });
});
