import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { sampleAside, sampleItems } from './MainMenu.samples.ts';
import { MainMenu, type MainMenuProps } from './MainMenu.tsx';

const meta = {
  title: 'Components/MainMenu',
  component: MainMenu,
  parameters: { layout: 'fullscreen', landmark: 'own' },
  args: {
    label: 'Inhoud',
    openLabel: 'Menu',
    closeLabel: 'Sluiten',
    backLabel: 'Terug',
    state: 'done',
    items: sampleItems,
    aside: sampleAside,
    actions: (
      <LanguageSwitch
        label="Taal"
        items={[
          { language: 'nl', label: 'Nederlands', href: '/', current: true },
          { language: 'en', label: 'English', href: '/?language=en', current: false },
        ]}
      />
    ),
  },
  render: (args) => (
    <main className="flex min-h-screen items-start justify-end px-gutter py-4">
      <MainMenu {...args} />
    </main>
  ),
} satisfies Meta<typeof MainMenu>;

export default meta;
type Story = StoryObj<MainMenuProps>;

const phone = { parameters: { viewport: { disable: false } }, globals: { viewport: { value: 'mobile2' } } };

/** The dialog of the story's own page: it lives in the scope's container, beside the story. */
const page = () => within(document.body);

const openByKeyboard = async (key: string) => {
  await waitFor(() => expect(page().getByRole('button', { name: 'Menu' })).toBeVisible());
  await userEvent.tab();
  await expect(page().getByRole('button', { name: 'Menu' })).toHaveFocus();
  await userEvent.keyboard(key);
  return within(await page().findByRole('dialog', { name: 'Inhoud' }));
};

/** Enter opens, Tab stays inside, Escape closes and gives the focus back. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async () => {
    const dialog = await openByKeyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sluiten' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(page().getByRole('dialog').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(page().getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
};

/** The line below a group is that of its last entry, too: two would nearly meet. */
export const OneLineBelowAGroup: Story = {
  play: async () => {
    const dialog = await openByKeyboard('{Enter}');
    dialog.getByRole('button', { name: /Dier en welzijn/ }).focus();
    await userEvent.keyboard('{Enter}');
    const last = (await dialog.findByRole('link', { name: 'Weidegang' })).closest('li');
    const group = last?.parentElement?.closest('li');
    await expect(getComputedStyle(last as Element).borderBottomWidth).toBe('0px');
    await expect(getComputedStyle(group as Element).borderBottomWidth).not.toBe('0px');
  },
};

/** The submenu of the page being read lies open; another one opens in its place, and comes next in the tab order. */
export const SubmenuByKeyboard: Story = {
  play: async () => {
    const dialog = await openByKeyboard(' ');
    await expect(dialog.getByRole('button', { name: /Bodem en water/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog.getByRole('link', { current: 'page' })).toHaveTextContent('Waterbeheer in het veenweidegebied');
    const animals = dialog.getByRole('button', { name: /Dier en welzijn/ });
    animals.focus();
    await userEvent.keyboard('{Enter}');
    await expect(animals).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog.getByRole('button', { name: /Bodem en water/ })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(dialog.getByRole('link', { name: 'Dier en welzijn' })).toHaveFocus();
  },
};

/** On a phone a submenu slides over the main menu; the back entry returns to the entry it came from. */
export const LevelsByKeyboard: Story = {
  ...phone,
  play: async () => {
    const dialog = await openByKeyboard('{Enter}');
    const entry = dialog.getByRole('button', { name: /Dier en welzijn/ });
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    entry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('button', { name: 'Terug' })).toHaveFocus();
    await expect(dialog.getByRole('link', { name: 'Varkens' })).toBeInTheDocument();
    await expect(dialog.queryByRole('link', { name: 'Agenda' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('button', { name: /Dier en welzijn/ })).toHaveFocus();
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Agenda' })).toBeVisible());
  },
};

const goingNowhere = (Story: ComponentType) => (
  <div onClickCapture={(event) => event.preventDefault()}>
    <Story />
  </div>
);

/** Following a link closes the menu and leaves the focus to the page that comes. */
export const FollowingALink: Story = {
  decorators: [goingNowhere],
  play: async () => {
    const dialog = await openByKeyboard('{Enter}');
    await userEvent.click(dialog.getByRole('link', { name: 'Bodemkwaliteit' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(page().getByRole('button', { name: 'Menu' })).not.toHaveFocus();
  },
};

/** One that leaves the site opens a new tab: this page keeps its place, and the focus. */
export const FollowingALinkElsewhere: Story = {
  decorators: [goingNowhere],
  args: {
    state: 'done',
    aside: [],
    items: [...sampleItems, { label: 'Waarneming', href: 'https://waarneming.example/' }],
    externalHint: 'opent in een nieuw tabblad',
  },
  play: async () => {
    const dialog = await openByKeyboard('{Enter}');
    const link = dialog.getByRole('link', { name: 'Waarneming (opent in een nieuw tabblad)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(link);
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(page().getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
};

/** The page under the menu neither scrolls nor moves, and the way to the page being read is marked on each level. */
export const HoldsThePage: Story = {
  play: async () => {
    const dialog = await openByKeyboard('{Enter}');
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(dialog.getByRole('button', { current: true })).toHaveTextContent('Bodem en water');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden'));
  },
};

export const Loading: Story = {
  args: { state: 'loading', loadingText: 'Het menu wordt geladen' },
  play: async () => {
    const dialog = await openByKeyboard('{Enter}');
    await expect(dialog.getByRole('status')).toHaveTextContent('Het menu wordt geladen');
  },
};

export const Failed: Story = {
  args: { state: 'error', errorText: 'Er ging iets mis bij het laden van het menu.' },
  play: async () => {
    const dialog = await openByKeyboard('{Enter}');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Er ging iets mis');
  },
};

export const Wrong: Story = {
  args: { state: 'wrong', errorText: 'Het verkeerde menu is geladen.' },
  play: async () => {
    const dialog = await openByKeyboard('{Enter}');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Het verkeerde menu is geladen.');
  },
};

export const Closed: Story = {};

/** The opened menu, as designers review it; its other states are the stories above. */
export const AllStates: Story = {
  play: async () => {
    await openByKeyboard('{Enter}');
  },
};
