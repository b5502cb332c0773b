import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';

describe('Dialog on the server', () => {
  it.each([true, false])('adds nothing to the page, open (%s) or not', (open) => {
    expect(
      renderToStaticMarkup(
        <Dialog open={open} onClose={() => undefined} title="Uitleg" closeLabel="Sluiten">
          Tekst
        </Dialog>,
      ),
    ).toBe('');
  });
});
