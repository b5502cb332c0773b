import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { preloadElements } from '#templates/stories/storyPlan.tsx';
import { readGlobals } from '../../.storybook/globals.ts';
import { elementExamples } from './elementExamples.ts';
import { resultOf } from './resultOf.ts';
import { TryElement, type TryElementProps } from './TryElement.tsx';
import { forgetKeptTexts } from './useKeptText.ts';

/** Every element with the CMS's own JSON to try things in, in the site and the language of the toolbar. */
const meta = {
  title: 'Voor redacteuren/Elementen',
  loaders: [preloadElements],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', landmark: 'own', width: 'result' },
  args: { type: 'text' },
  argTypes: { type: { table: { disable: true } } },
  render: ({ type }, { globals, id }) => {
    const { site, language } = readGlobals(globals);
    return <TryElement key={type} story={id} type={type} site={site} language={language} />;
  },
} satisfies Meta<Pick<TryElementProps, 'type'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/*
 * Names and tags are written out: Storybook reads them for its list without running this. What is tested alone has the
 * tag `!dev`, which keeps it out of that list.
 */
export const Text: Story = { name: 'Tekst', args: { type: 'text' } };
export const Accordion: Story = { name: 'Uitklaplijst', args: { type: 'accordion' } };
export const Image: Story = { name: 'Afbeelding', args: { type: 'image' } };
export const Video: Story = { name: 'Video', args: { type: 'video' } };
export const Carousel: Story = { name: 'Carrousel', args: { type: 'carousel' } };
export const Tiles: Story = { name: 'Tegels', args: { type: 'tiles' } };
export const ItemList: Story = { name: 'Lijst met items', args: { type: 'item-list' } };
export const Records: Story = { name: 'Publicaties', args: { type: 'records' } };
export const Team: Story = { name: 'Team', args: { type: 'team' } };
export const Contact: Story = { name: 'Contactpersoon', args: { type: 'contact' } };
export const MapElement: Story = { name: 'Kaart', args: { type: 'map' } };
export const Newsletter: Story = { name: 'Nieuwsbrief', args: { type: 'newsletter' } };
export const Form: Story = { name: 'Formulier', args: { type: 'form' } };

/** An editor changes the input and sees the change on the page. */
export const Changed: Story = {
  name: 'Veranderen',
  tags: ['!dev'],
  beforeEach: forgetKeptTexts,
  args: { type: 'accordion' },
  globals: { language: 'nl' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wat het CMS stuurt (JSON)' });
    const page = await resultOf(canvas);
    await expect(page.getByRole('heading', { name: 'Wanneer mag ik maaien?' })).toBeVisible();
    const before = input.value;
    await userEvent.clear(input);
    await userEvent.paste(before.replace('Wanneer mag ik maaien?', 'Mag ik al maaien?'));
    await expect(page.getByRole('heading', { name: 'Mag ik al maaien?' })).toBeVisible();
    await expect(within(canvas.getByRole('status')).getByText(/Geen fouten of waarschuwingen/)).toBeVisible();
  },
};

/** What cannot be shown is told in words, with a way to its place in the input. */
export const Rejected: Story = {
  name: 'Afgekeurd',
  tags: ['!dev'],
  beforeEach: forgetKeptTexts,
  args: { type: 'text' },
  globals: { language: 'nl' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.clear(input);
    await userEvent.paste('{ "type": "text", "title": "Bodem", "html": ["Klei"] }');
    const status = within(canvas.getByRole('status'));
    await expect(status.getByText(/er hoort tekst/)).toBeVisible();
    await expect((await resultOf(canvas)).getByText(/Bezoekers zien dit element niet/)).toBeVisible();
    await userEvent.click(status.getByRole('button', { name: 'Toon in de invoer' }));
    await expect(input).toHaveFocus();
    await expect(input.value.slice(input.selectionStart, input.selectionEnd)).toBe('["Klei"]');
  },
};

/** Input that is no JSON names the place and the cure; the page keeps what was right last. */
export const Broken: Story = {
  name: 'Geen JSON',
  tags: ['!dev'],
  beforeEach: forgetKeptTexts,
  args: { type: 'text' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLTextAreaElement>('textbox');
    const page = await resultOf(canvas);
    await userEvent.clear(input);
    await userEvent.paste('{\n  "type": "text",\n  "html": "<p>Count the tails.</p>"\n}');
    await expect(page.getByText('Count the tails.')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.paste('{\n  "type": "text"\n  "html": "<p>Nothing.</p>"\n}');
    const status = within(canvas.getByRole('status'));
    await expect(status.getByText('This is not valid JSON: look at line 3, character 3')).toBeVisible();
    await expect(status.getByText('A comma is missing before this.')).toBeVisible();
    await expect(input).toBeInvalid();
    await expect(page.getByText('Count the tails.')).toBeVisible();
    await userEvent.click(status.getByRole('button', { name: 'Go to that place' }));
    await expect(input).toHaveFocus();
    await expect(input.selectionStart).toBe(input.value.indexOf('"html"'));
  },
};

/** What was typed is there again when the story is made anew, as another site, language or width does. */
export const Kept: Story = {
  name: 'Bewaard',
  tags: ['!dev'],
  args: { type: 'text' },
  globals: { language: 'nl', width: '390px' },
  beforeEach: ({ id }) => {
    forgetKeptTexts();
    sessionStorage.setItem(
      `tried ${id} ${elementExamples('text', 'nl')[0]?.name}`,
      '{ "type": "text", "html": "<p>Van gisteren.</p>" }',
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLTextAreaElement>('textbox')).toHaveValue(
      '{ "type": "text", "html": "<p>Van gisteren.</p>" }',
    );
    const words = await (await resultOf(canvas)).findByText('Van gisteren.');
    // The width is that of the result, and of nothing else.
    await expect(words.ownerDocument.documentElement.clientWidth).toBe(390);
    await expect(canvas.getByRole('textbox').ownerDocument.documentElement.clientWidth).toBeGreaterThan(390);
    await userEvent.click(canvas.getByRole('button', { name: 'Begin opnieuw' }));
    await expect(sessionStorage).toHaveLength(0);
  },
};
