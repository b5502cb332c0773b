import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../Image/samplePictures.ts';
import { Link } from '../Link/Link.tsx';
import { Title } from '../Title/Title.tsx';
import { MediaText } from './MediaText.tsx';

const meta = {
  title: 'Components/MediaText',
  component: MediaText,
  args: {
    figure: { picture: samplePictures.field, caption: 'Strokenteelt bij Lelystad.' },
    children: (
      <>
        <Title level={2}>Samen leren in het veld</Title>
        <p>Studenten, boeren en onderzoekers werken drie jaar lang op dezelfde percelen.</p>
        <Link kind="more-info" href="/projecten/strokenteelt">
          Lees over het project
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof MediaText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PictureFirst: Story = {};

export const PictureLast: Story = { args: { side: 'end' } };

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-12">
      <MediaText {...args} side="start" />
      <MediaText {...args} side="end" figure={{ picture: samplePictures.dunes }} />
    </div>
  ),
};
