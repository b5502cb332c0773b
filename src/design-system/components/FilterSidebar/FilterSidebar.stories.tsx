import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleGroups, sampleTexts, sampleTree } from './FilterSidebar.samples.ts';
import { FilterSidebar } from './FilterSidebar.tsx';

const meta = {
  title: 'Components/FilterSidebar',
  component: FilterSidebar,
  args: {
    id: 'filters',
    title: 'Verfijn je zoekopdracht',
    action: '/zoeken/bodem',
    hiddenFields: [{ name: 'srt', value: 'jaar' }],
    groups: sampleGroups,
    formatCount: (count: number) => count.toLocaleString('nl-NL'),
    applyLabel: 'Toon 42 resultaten',
    clear: { label: 'Wis alle filters', href: '/zoeken/bodem' },
    message: '',
    toggleLabel: 'Filters',
    texts: sampleTexts,
    open: false,
    onOpenChange: () => {},
  },
  render: function Sheet(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <div className="large:w-72">
        <FilterSidebar {...args} open={open} onOpenChange={setOpen} />
      </div>
    );
  },
} satisfies Meta<typeof FilterSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { parameters: { viewport: { disable: false } }, globals: { viewport: { value: 'mobile2' } } };

const ticked = fn();

/** As often as it takes, and not for ever. */
const tabTo = async (element: HTMLElement) => {
  for (let press = 0; press < 40 && document.activeElement !== element; press += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
};

/** Enter on the focused summary; simulated keys do not reach the browser's own fold, a click does. */
const pressSummary = async (summary: HTMLElement | null) => {
  await expect(summary).toHaveFocus();
  summary?.click();
};

/** Space ticks a box; whoever listens gets the form as it would be sent. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  args: {
    onChange: (form) =>
      ticked(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString()),
  },
  play: async ({ canvas }) => {
    ticked.mockClear();
    const box = await canvas.findByRole('checkbox', { name: /^Rapport/ });
    await expect(box).toHaveAccessibleName('Rapport 1.036');
    // The groups, then the boxes of the first one, each a Tab away.
    for (let press = 0; press < 4; press += 1) await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(ticked).toHaveBeenCalledTimes(1);
    await expect(ticked).toHaveBeenCalledWith('srt=jaar&documenttype=Dossier&documenttype=Rapport&jaar_van=&jaar_tot=');
  },
};

const found = fn();

/** A long group shows its first options. Unfolding it leads to a field that finds the others. */
export const MoreByKeyboard: Story = {
  tags: ['keyboard'],
  render: function Unfolding(args) {
    const [find, setFind] = useState<string>();
    const groups = sampleGroups.map((group) => {
      if (group.id !== 'trefwoord' || find === undefined) return group;
      const options = group.options.filter(({ label }) => label.startsWith(find));
      return { ...group, options, more: 0, unfolded: { find, state: 'ready' as const, by: 'press' as const } };
    });
    return (
      <FilterSidebar
        {...args}
        open
        groups={groups}
        onUnfold={(_, unfolded) => setFind(unfolded ? '' : undefined)}
        onFind={(group, text) => {
          found(group, text);
          setFind(text);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    found.mockClear();
    const more = await canvas.findByRole('button', { name: /^Nog 312/ });
    await tabTo(more);
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('searchbox', { name: 'Zoek in trefwoord' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('bio');
    await expect(found).toHaveBeenLastCalledWith('trefwoord', 'bio');
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: /^stikstof/ })).toBeNull());
    await expect(canvas.getByRole('checkbox', { name: /^biodiversiteitsherstel/ })).toBeVisible();
    const less = canvas.getByRole('button', { name: /^Minder/ });
    await tabTo(less);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /^Nog 312/ })).toHaveFocus();
  },
};

/** On a phone the filters are a sheet over the page: the toggle opens it, Escape closes it and gives the focus back. */
export const SheetByKeyboard: Story = {
  tags: ['keyboard'],
  ...phone,
  play: async ({ canvas }) => {
    const toggle = canvas.getByText('Filters (1)').closest('summary');
    const apply = canvas.getByRole('button', { name: 'Toon 42 resultaten' });
    await expect(apply).not.toBeVisible();
    await userEvent.tab();
    await pressSummary(toggle);
    await waitFor(() => expect(apply).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(apply).not.toBeVisible());
    await expect(toggle).toHaveFocus();
  },
};

/** In Safari a press leaves the focus with the section around the toggle; Escape gives it to the toggle all the same. */
export const SheetByPress: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const toggle = canvas.getByText('Filters (1)').closest('summary');
    const apply = canvas.getByRole('button', { name: 'Toon 42 resultaten' });
    toggle?.closest('section')?.focus();
    toggle?.click();
    await waitFor(() => expect(apply).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(apply).not.toBeVisible());
    await expect(toggle).toHaveFocus();
  },
};

/** Applying what is applied already leads nowhere: the sheet closes as on Escape. */
export const NothingToApplyByKeyboard: Story = {
  tags: ['keyboard'],
  ...phone,
  args: { onApply: () => false },
  play: async ({ canvas }) => {
    const toggle = canvas.getByText('Filters (1)').closest('summary');
    const apply = canvas.getByRole('button', { name: 'Toon 42 resultaten' });
    await userEvent.tab();
    await pressSummary(toggle);
    await waitFor(() => expect(apply).toBeVisible());
    await tabTo(apply);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(apply).not.toBeVisible());
    await expect(toggle).toHaveFocus();
  },
};

/** Going back or forward changes the list below the sheet, which closes so that it is seen. */
export const SheetOnReturn: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const apply = canvas.getByRole('button', { name: 'Toon 42 resultaten' });
    canvas.getByText('Filters (1)').closest('summary')?.click();
    await waitFor(() => expect(apply).toBeVisible());
    dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(apply).not.toBeVisible());
  },
};

export const NothingToClear: Story = {
  args: {
    clear: undefined,
    groups: sampleGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, checked: false })),
    })),
  },
};

const sent = fn();

/** Parts of an option stand in a fold within it. Who ticks a part wants no more than that; who ticks the whole, all. */
export const PartsByKeyboard: Story = {
  tags: ['keyboard'],
  args: {
    open: true,
    groups: [sampleTree],
    onChange: (form) => sent(new FormData(form).getAll('thema').map(String)),
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    const [whole, other] = [
      canvas.getByRole('checkbox', { name: /^Dier/ }),
      canvas.getByRole('checkbox', { name: /^Varkens/ }),
    ];
    await expect(other).toBeChecked();
    await tabTo(whole);
    await userEvent.keyboard(' ');
    await expect(sent).toHaveBeenLastCalledWith(['Dier en welzijn']);
    await expect(other).not.toBeChecked();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Meer binnen Dier en welzijn');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(sent).toHaveBeenLastCalledWith(['Dier en welzijn/Melkvee']);
    await expect(whole).not.toBeChecked();

    const closed = canvas.getByText('Meer binnen Natuur en landschap').closest('summary');
    await expect(canvas.getByRole('checkbox', { name: /^Bos/ })).not.toBeVisible();
    await tabTo(closed ?? document.body);
    await pressSummary(closed);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Bos/ })).toBeVisible());
  },
};

/** Where the filters are a sheet, it stands open. */
export const AllStates: Story = {
  args: { groups: [...sampleGroups, sampleTree] },
  play: async ({ canvas }) => {
    const toggle = canvas.getByText('Filters (2)').closest('summary');
    if (toggle && getComputedStyle(toggle).display !== 'none') toggle.click();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Toon 42 resultaten' })).toBeVisible());
  },
};
