import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import sample from '../Logo/Logo.sample.svg?url&no-inline';
import { Logo } from '../Logo/Logo.tsx';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import { PortletHeader, type PortletHeaderProps } from './PortletHeader.tsx';

const frame = {
  logo: (
    <Logo
      src={sample}
      width={48}
      height={48}
      name="Kringlooplandbouw"
      href="/portlet/kringlooplandbouw/*"
      homeLabel="naar het begin van dit portaal"
    />
  ),
  search: (
    <SearchBar
      action="/portlet/kringlooplandbouw"
      name="term"
      label="Zoek in dit portaal"
      placeholder="Zoek op trefwoord"
      submitLabel="Zoeken"
      size="steady"
    />
  ),
};
const exploded = {
  size: 'exploded',
  title: 'Niets gaat verloren',
  text: 'Mest, stro en resten uit de keten als grondstof voor het volgende gewas.',
  mark: { src: sample, width: 48, height: 48 },
} as const;

function Page(props: PortletHeaderProps) {
  return (
    <div>
      <PortletHeader {...props} />
      <main className="mx-auto h-[150vh] max-w-content px-gutter py-8">
        <p>
          <a href="#verder" className="text-link">
            Verder lezen
          </a>
        </p>
      </main>
    </div>
  );
}

const meta = {
  title: 'Components/PortletHeader',
  component: PortletHeader,
  parameters: { layout: 'fullscreen', landmark: 'own' },
  args: { ...frame, ...exploded },
  render: Page,
} satisfies Meta<typeof PortletHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Exploded: Story = {};

export const Small: Story = { render: () => <Page {...frame} size="small" /> };

/** The title scrolls away, and the search bar stays. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Kringlooplandbouw/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Zoek in dit portaal' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoeken' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Verder lezen' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: () => (
    <main className="flex flex-col gap-8">
      <PortletHeader {...frame} {...exploded} />
      <div>
        <PortletHeader {...frame} size="small" />
      </div>
      <div>
        <PortletHeader logo={frame.logo} size="small" />
      </div>
    </main>
  ),
};
