import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { samplePictures } from '../Image/samplePictures.ts';
import { ContactBlock } from './ContactBlock.tsx';

const meta = {
  title: 'Components/ContactBlock',
  component: ContactBlock,
  args: {
    name: 'Anna van der Berg',
    level: 3,
    role: 'Lector gezonde bodem',
    organization: 'Groene Hogeschool',
    email: 'anna.vanderberg@groenehogeschool.example',
    phone: '+31 (0)20 123 45 67',
    href: '/persoon/anna-van-der-berg',
    labels: { email: 'E-mail', phone: 'Telefoon', externalHint: 'opent in een nieuw tabblad' },
  },
} satisfies Meta<typeof ContactBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithInitials: Story = {};

export const WithPortrait: Story = { args: { picture: { ...samplePictures.dunes, alt: '' } } };

/** Everything one can follow is reached by the keyboard and says what it is. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Anna van der Berg', 'anna.vanderberg@groenehogeschool.example', '+31 (0)20 123 45 67']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(canvas.getByRole('img', { name: 'Telefoon' })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="grid grid-cols-1 gap-8 mobile:grid-cols-2">
      <ContactBlock {...args} />
      <ContactBlock {...args} picture={{ ...samplePictures.dunes, alt: '' }} />
      <ContactBlock name="Redactie" level={3} email="redactie@example.org" labels={args.labels} />
      <ContactBlock name="Kenniscentrum Levensmiddelentechnologie" level={3} labels={args.labels} />
    </div>
  ),
};
