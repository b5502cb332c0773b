import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, startTransition, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, spyOn } from 'storybook/test';
import { loadTexts } from '#languages/texts.ts';
import { PortalProvider } from '../context/portalContext.tsx';
import type { PublicSite } from '../context/publicSite.ts';
import { createI18n } from './createI18n.ts';
import { useTexts } from './useTexts.ts';

const site: PublicSite = {
  id: 'test',
  title: 'Test',
  language: 'nl',
  origin: 'https://site.example',
  searchPlaceholder: '',
  interactive: true,
  logo: { src: '', width: 1, height: 1 },
};

/** A part with a hook of its own after its texts, as most have. */
function Part() {
  const t = useTexts('people');
  const [pressed] = useState('nog niet gedrukt');
  return (
    <p>
      {t('account.login')}, {pressed}
    </p>
  );
}

/** A page of the app's that a visitor goes to: its part is rendered for the first time, and its texts are not there. */
function Arrival() {
  const [i18n] = useState(createI18n);
  const [shown, setShown] = useState(false);
  return (
    <I18nextProvider i18n={i18n}>
      <PortalProvider
        value={{
          site,
          base: '',
          language: 'nl',
          personalPath: '/mijn-gkn',
          personalAddress: '/mijn-gkn',
          changeConsent: () => {},
        }}
      >
        <button type="button" onClick={() => startTransition(() => setShown(true))}>
          Verder
        </button>
        <Suspense fallback="…">{shown && <Part />}</Suspense>
      </PortalProvider>
    </I18nextProvider>
  );
}

const meta = {
  title: 'App/useTexts',
  component: Arrival,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof Arrival>;

export default meta;

/**
 * React goes on where it waited, and fails with most hooks where a part does not wait there again. In development it says
 * so of every part.
 */
export const TextsThatComeAtOnce: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const said = spyOn(console, 'error');
    await loadTexts('nl', 'people');
    // Pressed by the test's own library, React would do all at once, without giving way.
    canvas.getByRole('button', { name: 'Verder' }).click();
    await canvas.findByText('Inloggen, nog niet gedrukt');
    await expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  },
};
