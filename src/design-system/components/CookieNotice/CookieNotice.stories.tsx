import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SkipLinks } from '../SkipLinks/SkipLinks.tsx';
import { CookieNotice } from './CookieNotice.tsx';

const meta = {
  title: 'Components/CookieNotice',
  component: CookieNotice,
  parameters: { layout: 'fullscreen', landmark: 'own' },
  args: {
    purposes: [
      { id: 'video', title: 'Video’s', text: 'Films van YouTube en Vimeo spelen op de pagina zelf af.' },
      { id: 'personalisation', title: 'Aanbevelingen', text: 'We laten zien wat past bij wat je eerder las.' },
      { id: 'analytics', title: 'Bezoekcijfers', text: 'We tellen welke pagina’s gelezen worden.' },
    ],
    accepted: [],
    texts: {
      title: 'Cookies op deze site',
      acceptLabel: 'Alles toestaan',
      refuseLabel: 'Alles weigeren',
      chooseLabel: 'Zelf kiezen',
      saveLabel: 'Keuze bewaren',
      purposesLabel: 'Wat mag deze site gebruiken?',
      rememberedText: 'We onthouden je antwoord zes maanden.',
    },
    children: (
      <p>
        Deze site werkt zonder. Voor video’s, aanbevelingen en bezoekcijfers vragen we toestemming; wat je kiest kun je
        altijd veranderen. Lees de{' '}
        <a href="/privacy-cookie-verklaring" className="text-link underline underline-offset-4 hover:text-link-hover">
          privacy- en cookieverklaring
        </a>
        .
      </p>
    ),
    onChoose: fn(),
  },
  render: function OnAPage(args) {
    const [asked, setAsked] = useState(true);
    return (
      <>
        <header>
          <SkipLinks links={[{ href: '#inhoud', label: 'Naar de inhoud' }]} />
        </header>
        {asked && (
          <CookieNotice
            {...args}
            onChoose={(accepted) => {
              setAsked(false);
              args.onChoose(accepted);
            }}
          />
        )}
        <main id="inhoud" className="mx-auto max-w-content px-gutter py-section">
          <ul className="flex max-w-reading flex-col">
            {links.map((link) => (
              <li key={link} className="border-border border-b py-4">
                <a href={`/${link}`} className="text-link underline underline-offset-4">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </main>
      </>
    );
  },
} satisfies Meta<typeof CookieNotice<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const links = ['akkerbouw', 'bodem', 'dijken', 'fruit', 'gras', 'hout', 'klei', 'melkvee', 'natuur', 'oogst', 'polder'];

const chosen = fn();

/** The focus stays with the reader; after the skip links Tab comes to the notice, refusing before accepting. */
export const RefuseByKeyboard: Story = {
  tags: ['keyboard'],
  args: { onChoose: chosen },
  play: async ({ canvas }) => {
    chosen.mockClear();
    await expect(canvas.getByRole('region', { name: 'Cookies op deze site' })).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'privacy- en cookieverklaring' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Alles weigeren' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith([]);
    await expect(canvas.queryByRole('region', { name: 'Cookies op deze site' })).toBeNull();
  },
};

export const AcceptByKeyboard: Story = {
  tags: ['keyboard'],
  args: { onChoose: chosen },
  play: async ({ canvas }) => {
    chosen.mockClear();
    for (let press = 0; press < 4; press += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Alles toestaan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith(['video', 'personalisation', 'analytics']);
  },
};

/** Nothing is ticked beforehand; what is ticked is what is sent. */
export const ChooseByKeyboard: Story = {
  tags: ['keyboard'],
  args: { onChoose: chosen },
  play: async ({ canvas }) => {
    chosen.mockClear();
    for (let press = 0; press < 5; press += 1) await userEvent.tab();
    const choose = canvas.getByRole('button', { name: 'Zelf kiezen' });
    await expect(choose).toHaveFocus();
    await expect(choose).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('group', { name: 'Wat mag deze site gebruiken?' })).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.tab();
    const video = canvas.getByRole('checkbox', { name: 'Video’s' });
    await expect(video).toHaveFocus();
    await expect(video).toHaveAccessibleDescription('Films van YouTube en Vimeo spelen op de pagina zelf af.');
    await userEvent.keyboard(' ');
    for (let press = 0; press < 3; press += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Keuze bewaren' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith(['video']);
  },
};

/** Accepting, refusing and choosing look the same and are the same size. */
export const EqualAnswers: Story = {
  play: async ({ canvas }) => {
    const looks = ['Alles weigeren', 'Alles toestaan', 'Zelf kiezen'].map((name) => {
      const button = canvas.getByRole('button', { name });
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      return JSON.stringify({
        width: Math.round(width),
        height,
        color,
        backgroundColor,
        borderColor,
        fontSize,
        fontWeight,
      });
    });
    await expect(new Set(looks).size).toBe(1);
  },
};

/** What gets the focus is never behind the notice, down to the page's last link. */
export const CoversNoFocus: Story = {
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'Cookies op deze site' });
    await waitFor(() => expect(document.documentElement.style.paddingBlockEnd).toBe(`${notice.offsetHeight}px`));
    document.documentElement.style.scrollBehavior = 'auto';
    try {
      for (const link of links) {
        const element = canvas.getByRole('link', { name: link });
        element.focus();
        await waitFor(() =>
          expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(notice.getBoundingClientRect().top),
        );
      }
    } finally {
      document.documentElement.style.scrollBehavior = '';
    }
  },
};

const pageErrors: string[] = [];
const noteError = ({ message }: ErrorEvent) => pageErrors.push(message);

/** The room for it brings a scrollbar, here a margin as wide, which makes it narrower: no error of the page. */
export const BringsScrollbar: Story = {
  beforeEach: () => {
    pageErrors.length = 0;
    addEventListener('error', noteError);
    return () => removeEventListener('error', noteError);
  },
  decorators: [
    (OnAPage) => (
      <>
        <style>{'[style*="padding-block-end"] [data-cookie-notice] { margin-inline-end: 12px }'}</style>
        <OnAPage />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'Cookies op deze site' });
    await waitFor(() => expect(getComputedStyle(notice).marginInlineEnd).toBe('12px'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(pageErrors).toEqual([]);
  },
};

/** Asked again: what was accepted before is ticked. */
export const AllStates: Story = {
  args: { accepted: ['video'] },
  play: async ({ canvas }) => {
    const choose = canvas.getByRole('button', { name: 'Zelf kiezen' });
    choose.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Video’s' })).toBeChecked();
    choose.blur();
  },
};

export const Resting: Story = {};
