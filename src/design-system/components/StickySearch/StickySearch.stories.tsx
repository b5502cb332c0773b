import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FilterTag } from '../FilterTag/FilterTag.tsx';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import { StickySearch, stickyFrom } from './StickySearch.tsx';

const press = fn();

const meta = {
  title: 'Components/StickySearch',
  component: StickySearch,
  args: {
    search: <SearchBar action="/zoeken" name="term" label="Zoeken" value="veen" submitLabel="Zoek" size="steady" />,
    tags: (
      <ul aria-label="Gekozen filters" className="flex flex-wrap gap-2">
        {['2024', 'Rapport', 'bodemkwaliteit'].map((label) => (
          <li key={label}>
            <FilterTag label={label} removeHref="/zoeken/veen" removeLabel="verwijder dit filter" />
          </li>
        ))}
      </ul>
    ),
    toggle: { label: 'Filters (3)', onPress: press },
  },
  render: (args) => (
    <div className="h-[200vh]">
      <StickySearch {...args} />
      <p>De bar komt als de pagina verder dan {stickyFrom} px is gescrold.</p>
    </div>
  ),
} satisfies Meta<typeof StickySearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Scrolls down to where it shows, until it does: styles that make the page long enough come later than its markup, and
 * only a place that is another one is told of.
 */
const scrollPast = async (look: () => HTMLElement) => {
  let tries = 0;
  await waitFor(() => {
    scrollTo(0, stickyFrom + 1 + (tries++ % 2));
    look();
  });
};

/** It comes with scrolling, and stays with whoever types in it. */
export const AfterScrolling: Story = {
  play: async ({ canvas }) => {
    scrollTo(0, 0);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await scrollPast(() => canvas.getByRole('searchbox'));
    canvas.getByRole('searchbox').focus();
    scrollTo(0, 0);
    await waitFor(() => expect(scrollY).toBe(0));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** From the field to the tags and, where the filters are a sheet, to what opens it. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    press.mockClear();
    await scrollPast(() => canvas.getByRole('searchbox'));
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoek' })).toHaveFocus();
    const toggle = canvas.getByText('Filters (3)').closest('button');
    if (!toggle?.checkVisibility()) return;
    for (let step = 0; step < 8 && document.activeElement !== toggle; step += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};

/** Scrolled, so that it is there. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    await scrollPast(() => canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
};

/** Below 960 px it opens the filters. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    press.mockClear();
    await scrollPast(() => canvas.getByText('Filters (3)'));
    const toggle = canvas.getByText('Filters (3)').closest('button');
    if (!toggle?.checkVisibility()) return;
    await userEvent.click(toggle);
    await expect(press).toHaveBeenCalledOnce();
  },
};
