import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** The picture's side is for the eye alone: it is read before its text on either. */
export const PictureLast: Story = {
  args: { side: 'end' },
  play: async ({ canvas }) => {
    const [picture, title] = [canvas.getByRole('img'), canvas.getByRole('heading')];
    await expect(picture.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-12">
      <MediaText {...args} side="start" />
      <MediaText {...args} side="end" figure={{ picture: samplePictures.dunes }} />
      <MediaText
        side="start"
        figure={{
          picture: samplePictures.lake,
          ratio: '1-1',
          caption: 'Natuurvriendelijke oevers langs een plas in het laagveen, twintig jaar na de aanleg.',
          credit: { label: 'Bron foto:', parts: [{ text: 'Anna de Vries', href: 'https://www.example.org/anna' }] },
        }}
      >
        <Title level={2}>Gewasbeschermingsmiddelenregistratiedossierbeoordeling</Title>
        <p>
          Studenten, boeren en onderzoekers werken drie jaar lang op dezelfde percelen. Zij meten wat de bodem
          vasthoudt, welke groenbemesters werken en wat dat oplevert op lange termijn. Wat zij vinden staat vrij
          beschikbaar, met de meetreeksen erbij.
        </p>
        <p>Wie wil meedoen meldt zich aan voor de volgende ronde, die in het voorjaar begint.</p>
        <Link kind="more-info" href="/projecten/strokenteelt">
          Lees over het project
        </Link>
      </MediaText>
    </div>
  ),
};
