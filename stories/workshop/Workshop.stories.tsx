import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { preloadPages } from '#templates/stories/storyPage.tsx';
import { readGlobals } from '../../.storybook/globals.ts';
import { themedSites } from '../tokens/themes.ts';
import { Workshop } from './Workshop.tsx';

/** Make a theme, and see it proved. */
const meta = {
  title: 'Ontwerptokens/Werkplaats',
  loaders: [preloadPages],
  parameters: { layout: 'fullscreen', landmark: 'own' },
  tags: ['!autodocs'],
  render: (_, { globals }) => {
    const { site, mode, language } = readGlobals(globals);
    const themed = themedSites.find((each) => each.site.id === site) ?? themedSites[0];
    return themed ? <Workshop key={`${site} ${mode}`} {...{ themed, mode, language }} /> : <p>{site}</p>;
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSite: Story = {};

/** Link colour, its proof, and the colour that passes: what a designer does first. */
export const Mended: Story = {
  globals: { site: 'coegroen', mode: 'light', language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const preview = canvas.getByRole('main');
    const linkColor = () =>
      getComputedStyle(preview.querySelector('[data-site]') ?? preview).getPropertyValue('--site-color-link');
    await expect(canvas.getByText('Every pair can be read, in light and dark.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Colour code' });
    await userEvent.clear(field);
    await userEvent.type(field, '#c9a0d8');
    await waitFor(() => expect(linkColor()).toBe('#c9a0d8'));
    const proof = canvas.getByRole('region', { name: 'Proof' });
    await within(proof).findByText(/pairs fall short/);
    // Each press mends what is worst; the same colour stands on several grounds.
    for (let press = 0; press < 6; press += 1) {
      const [take] = within(proof).queryAllByRole('button', { name: /^Make link #/ });
      if (!take) break;
      await userEvent.click(take);
      await waitFor(() => expect(take).not.toBeInTheDocument());
    }
    await within(proof).findByText('Every pair can be read, in light and dark.');
    await expect(linkColor()).not.toBe('#c9a0d8');
  },
};
