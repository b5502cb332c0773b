import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLinks } from './SkipLinks.tsx';

const meta = {
  title: 'Components/SkipLinks',
  component: SkipLinks,
  parameters: { layout: 'fullscreen', landmark: 'own' },
  args: {
    links: [
      { href: '#inhoud', label: 'Naar de inhoud' },
      { href: '#zoeken', label: 'Naar het zoekveld' },
    ],
  },
  render: (args) => (
    <>
      <header>
        <SkipLinks {...args} />
      </header>
      <main id="inhoud" className="px-gutter py-section">
        <p>Druk op Tab: de sprongkoppelingen verschijnen linksboven.</p>
        <p id="zoeken">Hier staat het zoekveld.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

/** The first press of Tab brings them into view. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'Naar de inhoud' });
    await expect(first).toHaveFocus();
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Naar het zoekveld' })).toHaveFocus();
  },
};
