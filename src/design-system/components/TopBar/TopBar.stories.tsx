import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import sample from '../Logo/Logo.sample.svg?url&no-inline';
import { Logo } from '../Logo/Logo.tsx';
import { sampleAside, sampleItems } from '../MainMenu/MainMenu.samples.ts';
import { MainMenu } from '../MainMenu/MainMenu.tsx';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Components/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen', landmark: 'own' },
  args: {
    variant: 'default',
    logo: <Logo src={sample} width={48} height={48} name="Groen Kennisnet" href="/" homeLabel="naar de startpagina" />,
    menu: (
      <MainMenu
        label="Inhoud"
        openLabel="Menu"
        closeLabel="Sluiten"
        backLabel="Terug"
        state="done"
        items={sampleItems}
        aside={sampleAside}
      />
    ),
    search: (
      <SearchBar
        action="/zoeken"
        name="term"
        label="Zoek in alle kennis"
        placeholder="Wat zoek je?"
        submitLabel="Zoeken"
        size="compact"
      />
    ),
    actions: (
      <>
        <LanguageSwitch
          label="Taal"
          items={[
            { language: 'nl', label: 'Nederlands', href: '/', current: true },
            { language: 'en', label: 'English', href: '/?language=en', current: false },
          ]}
        />
        <Button tone="quiet" size="small" icon="user">
          Inloggen
        </Button>
      </>
    ),
  },
  render: (args) => (
    <>
      <TopBar {...args} />
      <main className="mx-auto flex max-w-content flex-col gap-6 px-gutter py-section">
        {paragraphs.map((text) => (
          <p key={text} className="max-w-reading py-10">
            {text}
          </p>
        ))}
      </main>
    </>
  ),
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const paragraphs = [
  'De polder ligt laag, en het water staat er hoog.',
  'Wie de sloot volgt, komt langs de boerderij bij de dijk.',
  'Daarachter begint het veen: nat, zacht en langzaam.',
  'In het voorjaar broeden hier grutto en kievit.',
  'Een proefveld meet hoe snel de bodem daalt.',
  'De resultaten verschijnen elk jaar in de kennisbank.',
  'Boeren en onderzoekers lezen ze samen.',
  'Zo wordt een meting een maatregel.',
];

export const Default: Story = {};

export const WithBack: Story = { args: { back: { href: '/dossier', label: 'Terug naar de dossiers' } } };

/** The sand layout: the ground of the layout shows through. */
export const Transparent: Story = {
  args: { variant: 'transparent' },
  render: (args) => (
    <div className="bg-band">
      <TopBar {...args} />
      <main className="px-gutter py-section">
        <p>De zandkleurige grond loopt door onder de balk.</p>
      </main>
    </div>
  ),
};

/** The page's beginning, then past 150 px, then back: the page keeps its height throughout. */
export const Scrolling: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const height = document.documentElement.scrollHeight;
    await expect(header).toHaveAttribute('data-state', 'top');
    window.scrollTo({ top: 100, behavior: 'instant' });
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'scrolled'));
    window.scrollTo({ top: 400, behavior: 'instant' });
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'sticky'));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Groen Kennisnet/ }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
        0,
      ),
    );
    await expect(document.documentElement.scrollHeight).toBe(height);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'top'));
  },
};

/** The first and the last sign of the bar stand on the edges of the page below it, whatever can be pressed around them. */
export const OnTheEdges: Story = {
  args: { back: { href: '/dossiers', label: 'Terug' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText(paragraphs[0] ?? '');
    const page = getComputedStyle(first?.parentElement as Element);
    const start = Number.parseFloat(page.paddingInlineStart);
    const signOf = (link: HTMLElement) => link.querySelector('svg')?.getBoundingClientRect();
    const back = signOf(canvas.getByRole('link', { name: 'Terug' }));
    const menu = signOf(canvas.getByRole('button', { name: 'Menu' }));
    await expect(Math.abs((back?.left ?? 0) - start)).toBeLessThan(4);
    await expect(
      Math.abs((first?.parentElement?.getBoundingClientRect().right ?? 0) - start - (menu?.right ?? 0)),
    ).toBeLessThan(4);
  },
};

/** From left to right: the way back, the logo, searching, languages, signing in, the menu. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  args: { back: { href: '/dossier', label: 'Terug naar de dossiers' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const stops = [
      canvas.getByRole('link', { name: 'Terug naar de dossiers' }),
      canvas.getByRole('link', { name: /Groen Kennisnet/ }),
      canvas.getByRole('searchbox', { name: 'Zoek in alle kennis' }),
      canvas.getByRole('button', { name: 'Zoeken' }),
      canvas.getByRole('link', { name: 'Nederlands' }),
      canvas.getByRole('link', { name: 'English' }),
      canvas.getByRole('button', { name: 'Inloggen' }),
      await canvas.findByRole('button', { name: 'Menu' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};

/** Going back through a page by keyboard, nothing that has the focus is under the fixed bar. */
export const CoversNoFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <TopBar {...args} />
      <main className="flex flex-col gap-24 px-gutter py-section">
        {paragraphs.map((text) => (
          <a key={text} href="/dossier" className="text-link underline">
            {text}
          </a>
        ))}
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const height = header.offsetHeight;
    document.documentElement.style.scrollBehavior = 'auto';
    try {
      canvas.getByRole('link', { name: 'Zo wordt een meting een maatregel.' }).focus();
      for (const text of paragraphs.slice(1, -1).toReversed()) {
        const link = canvas.getByRole('link', { name: text });
        await userEvent.tab({ shift: true });
        await expect(link).toHaveFocus();
        await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(height);
      }
    } finally {
      document.documentElement.style.scrollBehavior = '';
    }
  },
};

/** In the flow: plain, with a way back, and on the layout's own ground. Each stands in a section of its own here. */
export const AllStates: Story = {
  render: (args) => (
    <>
      <section aria-label="Zonder zoekveld">
        <TopBar {...args} search={null} />
      </section>
      <section aria-label="Met een weg terug">
        <TopBar {...args} back={{ href: '/dossier', label: 'Terug naar de dossiers' }} />
      </section>
      <section aria-label="Op zand" className="bg-band">
        <TopBar {...args} variant="transparent" />
      </section>
    </>
  ),
};
