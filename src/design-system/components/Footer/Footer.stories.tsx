import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pressSummary } from '../../../../.storybook/nativeKeys.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import logo from '../Logo/Logo.sample.svg?url&no-inline';
import { Logo } from '../Logo/Logo.tsx';
import partner from './Footer.sample.svg?url&no-inline';
import { Footer } from './Footer.tsx';

const links = (labels: readonly string[]) =>
  labels.map((label) => ({ label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` }));

const meta = {
  title: 'Components/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', landmark: 'own' },
  args: {
    labels: { blocks: 'Meer op deze site', legal: 'Privacy en voorwaarden' },
    logo: <Logo src={logo} width={48} height={48} name="Groen Kennisnet" href="/" homeLabel="naar de startpagina" />,
    blocks: [
      {
        kind: 'links',
        title: 'Thema’s',
        links: links(['Bodem en water', 'Dier en welzijn', 'Plant en teelt', 'Natuur en landschap', 'Voedsel']),
      },
      { kind: 'links', title: 'Over ons', links: links(['Wie wij zijn', 'Redactie', 'Veelgestelde vragen']) },
      {
        kind: 'socials',
        title: 'Volg ons',
        links: [
          { href: 'https://www.linkedin.com/company/groen', label: 'Volg ons op LinkedIn', network: 'linkedin' },
          { href: 'https://bsky.app/profile/groen', label: 'Volg ons op Bluesky', network: 'bluesky' },
        ],
      },
      {
        kind: 'images',
        title: 'Een initiatief van',
        images: [
          { src: partner, alt: 'Hogeschool De Dijk', width: 140, height: 40, href: 'https://dijk.example' },
          { src: `${partner}#tweede`, alt: 'Proefstation Het Veen', width: 140, height: 40 },
        ],
      },
    ],
    legal: [
      { label: 'Privacy en cookies', href: '/privacy-cookie-verklaring' },
      { label: 'Toegankelijkheid', href: '/toegankelijkheid' },
      { label: 'Colofon', href: '/colofon' },
    ],
    note: 'Deze kennisbank wordt mogelijk gemaakt door de groene onderwijsinstellingen.',
    controls: (
      <LanguageSwitch
        label="Taal"
        items={[
          { language: 'nl', label: 'Nederlands', href: '/', current: true },
          { language: 'en', label: 'English', href: '/?language=en', current: false },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wide screens show every list; nothing is left to unfold. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Bodem en water' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Groen Kennisnet/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Bodem en water' })).toHaveFocus();
  },
};

/** On a phone a list unfolds on demand, by keyboard too. */
export const FoldedByKeyboard: Story = {
  tags: ['keyboard'],
  parameters: { viewport: { disable: false } },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bodem en water' });
    const fold = canvas.getByText('Thema’s').closest('summary');
    await expect(link).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await pressSummary(fold);
    await waitFor(() => expect(link).toBeVisible());
  },
};

export const LegalRowOnly: Story = { args: { blocks: [], logo: null, controls: null } };

/** An address is no list of links: it stands there as text, open on every screen. */
const contact = {
  kind: 'text',
  title: 'Contact',
  lines: [['Postbus 1'], ['1234 AB Ede'], ['Bel ', { label: '0317 000 000', href: 'tel:+31317000000' }]],
} as const;

export const AllStates: Story = { args: { blocks: [...meta.args.blocks, contact] } };
