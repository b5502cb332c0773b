import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { arrowTo, pressSummary } from '../../../../.storybook/nativeKeys.ts';
import { sampleBookmarkListTexts, sampleBookmarks, sampleSharingTexts } from './BookmarkList.samples.ts';
import { BookmarkList, type BookmarkListProps } from './BookmarkList.tsx';
import type { BookmarkSharingState } from './bookmark.ts';

const filterFor = (prefix: string): BookmarkListProps['filter'] => ({
  action: '/mijn-gkn',
  search: { id: `${prefix}-zoek`, name: 'q', value: '' },
  order: {
    id: `${prefix}-orde`,
    name: 'srt',
    value: 'nieuw',
    options: [
      { value: 'nieuw', label: 'Nieuwste eerst' },
      { value: 'titel', label: 'Titel, A tot Z' },
    ],
  },
});

const sharing = (state: BookmarkSharingState) => ({
  state,
  target: { action: '/bewaard/delen' },
  texts: sampleSharingTexts,
});

const meta = {
  title: 'Components/BookmarkList',
  component: BookmarkList,
  args: {
    id: 'bewaard',
    title: 'Mijn bewaarde artikelen',
    level: 2,
    bookmarks: sampleBookmarks,
    total: sampleBookmarks.length,
    filter: filterFor('bewaard'),
    allHref: '/mijn-gkn',
    exports: [
      { label: 'RIS', href: '/bewaard.ris' },
      { label: 'BibTeX', href: '/bewaard.bib' },
      { label: 'CSL-JSON', href: '/bewaard.json' },
    ],
    sharing: sharing({ kind: 'off' }),
    language: 'nl',
    texts: sampleBookmarkListTexts,
  },
} satisfies Meta<typeof BookmarkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shared: Story = {
  args: { sharing: sharing({ kind: 'on', address: 'https://www.example.org/lijst/k3w9-veenweide' }) },
};

export const Empty: Story = { args: { bookmarks: [], total: 0 } };

const filtered = fn();
const noted = fn();
const shared = fn();

/** With what its owner does, in the browser's memory. */
const InMemory: NonNullable<Story['render']> = function InMemory(args) {
  const [bookmarks, setBookmarks] = useState(args.bookmarks);
  return (
    <BookmarkList
      {...args}
      bookmarks={bookmarks}
      total={bookmarks.length}
      onFilter={(data) => filtered(Object.fromEntries(data))}
      onNote={(id, data) => {
        noted(id, Object.fromEntries(data));
        setBookmarks((all) =>
          all.map((bookmark) =>
            bookmark.id === id ? { ...bookmark, note: String(data.get('note')), state: 'saved' } : bookmark,
          ),
        );
      }}
      onRemove={(id) => setBookmarks((all) => all.filter((bookmark) => bookmark.id !== id))}
    />
  );
};

/** Searched, put in order, noted and removed: without a pointer, and the focus never falls off the page. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  args: { bookmarks: sampleBookmarks.slice(1, 2) },
  render: InMemory,
  play: async ({ canvas }) => {
    for (const spy of [filtered, noted]) spy.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Zoek in je lijst' })).toHaveFocus();
    await userEvent.keyboard('veen{Enter}');
    await expect(filtered).toHaveBeenLastCalledWith({ q: 'veen', srt: 'nieuw' });
    await userEvent.tab();
    await arrowTo(canvas.getByRole('combobox', { name: 'Volgorde' }), 'titel');
    await expect(filtered).toHaveBeenLastCalledWith({ q: 'veen', srt: 'titel' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Toon' })).toHaveFocus();

    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Veenweide in beweging' })).toHaveFocus();
    await userEvent.tab();
    await pressSummary(canvas.getByText(/^Notitie toevoegen/).closest('summary'));
    await userEvent.tab();
    await userEvent.keyboard('Lezen voor vrijdag');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(noted).toHaveBeenCalledWith('veenweide', { note: 'Lezen voor vrijdag' });
    await expect(canvas.getByText('Lezen voor vrijdag', { selector: 'p' })).toBeVisible();

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Verwijderen ?: Veenweide/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const prompt = within(await within(document.body).findByRole('alertdialog'));
    await waitFor(() => expect(prompt.getByRole('button', { name: 'Annuleren' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Mijn bewaarde artikelen' })).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'Nog niets bewaard' })).toBeVisible();
  },
};

/** The way back from a search that found nothing: the whole list, and an empty field with the focus in it. */
export const ShowsAllByKeyboard: Story = {
  tags: ['keyboard'],
  render: function Searched(args) {
    const [find, setFind] = useState('');
    const found = args.bookmarks.filter(({ title }) => title.toLowerCase().includes(find));
    return <BookmarkList {...args} bookmarks={found} onFilter={(data) => setFind(String(data.get('q')))} />;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Zoek in je lijst' });
    await userEvent.tab();
    await userEvent.keyboard('bestaat niet{Enter}');
    const all = await canvas.findByRole('link', { name: 'Toon de hele lijst' });
    for (let stop = 0; stop < 4 && document.activeElement !== all; stop++) await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Veenweide in beweging' })).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** The field of a note is as wide as the list has room for, however much is in it. */
export const NoteInLittleRoom: Story = {
  args: { bookmarks: sampleBookmarks.slice(1, 2) },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/^Notitie toevoegen/));
    const field = canvas.getByRole('textbox', { name: 'Je notitie' });
    await expect(field.offsetWidth).toBe(320);
    await userEvent.type(field, 'landbouwmilieumaatregelen'.repeat(4));
    await expect(field.offsetWidth).toBe(320);
  },
};

/** The switch says how it stands, and what others see stands beside it. */
export const SharesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { bookmarks: [], total: 3 },
  render: function Sharing(args) {
    const [on, setOn] = useState(false);
    const share = (next: boolean) => {
      shared(next);
      setOn(next);
    };
    const state: BookmarkSharingState = on
      ? { kind: 'on', address: 'https://www.example.org/lijst/k3w9' }
      : { kind: 'off' };
    return <BookmarkList {...args} sharing={{ ...sharing(state), onShare: share }} />;
  },
  play: async ({ canvas }) => {
    shared.mockClear();
    const control = canvas.getByRole('switch', { name: 'Delen met een link' });
    await expect(control).toHaveAccessibleDescription(/ziet je naam en wat er in je lijst staat/);
    for (let stop = 0; stop < 8 && document.activeElement !== control; stop++) await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'https://www.example.org/lijst/k3w9' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
    await expect(shared.mock.calls).toEqual([[true], [false]]);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-16">
      <BookmarkList
        {...args}
        sharing={sharing({ kind: 'on', address: 'https://www.example.org/lijst/k3w9-veenweide' })}
        message={{ tone: 'positive', text: 'Verwijderd uit je lijst.' }}
      />
      <BookmarkList
        {...args}
        id="niets"
        title="Mijn bewaarde artikelen, niets gevonden"
        bookmarks={[]}
        filter={filterFor('niets')}
        sharing={sharing({ kind: 'updating', on: true })}
      />
      <BookmarkList {...args} id="leeg" title="Mijn bewaarde artikelen, leeg" bookmarks={[]} total={0} />
    </div>
  ),
};
