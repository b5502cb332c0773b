import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { areaTemplateIds } from '#templates/plan/areas/areaTemplates.ts';
import type { ElementType } from '#templates/plan/elements/elementDefinitions.ts';
import { preloadElements } from '#templates/stories/storyPlan.tsx';
import { readGlobals } from '../../.storybook/globals.ts';
import { TryElement, type TryElementProps } from './TryElement.tsx';

/** Every element with the CMS's own JSON to try things in, in the site and the language of the toolbar. */
const meta = {
  title: 'Voor redacteuren/Elementen',
  loaders: [preloadElements],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', landmark: 'own' },
  args: { type: 'text', area: 'default' },
  argTypes: {
    type: { table: { disable: true } },
    area: { name: 'Gebied eromheen', control: 'select', options: areaTemplateIds },
  },
  render: (args, { globals }) => {
    const { site, language } = readGlobals(globals);
    return <TryElement key={args.type} {...args} site={site} language={language} />;
  },
} satisfies Meta<Omit<TryElementProps, 'site' | 'language'>>;

export default meta;
type Story = StoryObj<typeof meta>;

function tryElement(type: ElementType): Story {
  return { args: { type } };
}

export const Accordion: Story = tryElement('accordion');
export const Carousel: Story = tryElement('carousel');
export const Contact: Story = tryElement('contact');
export const Form: Story = tryElement('form');
export const Image: Story = tryElement('image');
export const ItemList: Story = tryElement('item-list');
export const MapElement: Story = { ...tryElement('map'), name: 'Map' };
export const Newsletter: Story = tryElement('newsletter');
export const Records: Story = tryElement('records');
export const Team: Story = tryElement('team');
export const Text: Story = tryElement('text');
export const Tiles: Story = tryElement('tiles');
export const Video: Story = tryElement('video');

/** An editor changes the input and sees the change on the page. */
export const Changed: Story = {
  name: 'Getest: veranderen',
  args: { type: 'accordion' },
  globals: { language: 'nl' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wat het CMS stuurt (JSON)' });
    const page = within(canvas.getByRole('main'));
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
  name: 'Getest: afgekeurd',
  args: { type: 'text' },
  globals: { language: 'nl' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.clear(input);
    await userEvent.paste('{ "type": "text", "title": "Bodem", "html": ["Klei"] }');
    const status = within(canvas.getByRole('status'));
    await expect(status.getByText(/er hoort tekst/)).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByText(/Bezoekers zien dit element niet/)).toBeVisible();
    await userEvent.click(status.getByRole('button', { name: 'Toon in de invoer' }));
    await expect(input).toHaveFocus();
    await expect(input.value.slice(input.selectionStart, input.selectionEnd)).toBe('["Klei"]');
  },
};

/** Input that is no JSON names the place and the cure; the page keeps what was right last. */
export const Broken: Story = {
  name: 'Getest: geen JSON',
  args: { type: 'text' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLTextAreaElement>('textbox');
    const page = within(canvas.getByRole('main'));
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
