import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { samplePictures } from '../Image/samplePictures.ts';
import { Title } from '../Title/Title.tsx';
import { Carousel } from './Carousel.tsx';

const subjects = [
  ['Strokenteelt bij Lelystad', samplePictures.field],
  ['Gewasbeschermingsmiddelenregistratie', samplePictures.dunes],
  ['Natuurvriendelijke oevers', samplePictures.lake],
  ['Organische stof opbouwen', samplePictures.field],
  ['Duinwaterbeheer', samplePictures.dunes],
  ['Weidevogels in het veen', samplePictures.lake],
] as const;

const cards = subjects.map(([title, picture], place) => ({
  key: title,
  label: title,
  content: (
    <Card
      kind={place % 2 === 0 ? 'project' : 'dossier'}
      badgeLabel={place % 2 === 0 ? 'Project' : 'Dossier'}
      title={title}
      href={`/item/${place}`}
      lead="Studenten, boeren en onderzoekers werken drie jaar lang op dezelfde percelen."
      picture={picture}
      level={3}
    />
  ),
}));

const pictures = subjects.slice(0, 4).map(([label, picture], place) => ({
  key: label,
  label,
  content: (
    <Figure
      picture={picture}
      ratio="16-9"
      caption={
        place === 1 ? `${label}: zo zag het duin eruit voordat de helm werd gepoot, en zo ver kwam het zand.` : label
      }
      credit={{ label: 'Bron foto:', parts: [{ text: 'Anna de Vries', href: 'https://www.example.org/anna' }] }}
    />
  ),
}));

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    kind: 'cards',
    label: 'Projecten in de praktijk',
    heading: <Title level={2}>Projecten in de praktijk</Title>,
    slides: cards,
    texts: {
      carousel: 'carrousel',
      slide: 'dia',
      previous: 'Vorige',
      next: 'Volgende',
      position: (first, last, count) =>
        first === last ? `${first} van ${count}` : `${first} tot en met ${last} van ${count}`,
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where a slide stands in the row, in px from the row's beginning. */
const placeOf = (slide: HTMLElement) => {
  const row = slide.parentElement?.parentElement;
  if (!row) throw new Error('no row');
  return Math.round(slide.getBoundingClientRect().left - row.getBoundingClientRect().left);
};

const pictureArgs = { kind: 'pictures', label: 'Veldwerk in beeld', heading: undefined, slides: pictures } as const;

/** Buttons move by what is in view, say where one is, and keep the focus at either end. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  args: pictureArgs,
  play: async ({ canvas }) => {
    const [previous, next] = [
      canvas.getByRole('button', { name: 'Vorige' }),
      canvas.getByRole('button', { name: 'Volgende' }),
    ];
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    for (const place of [2, 3, 4]) {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent(`${place} van 4`);
      const slide = canvas.getByRole('group', { name: new RegExp(`^${place} van 4`) });
      await waitFor(() => expect(placeOf(slide)).toBe(8));
      await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'));
    }
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Veldwerk in beeld' })).toHaveFocus();
  },
};

/** As it is heard: a carousel by its name, slides by their number and subject. */
export const AsHeard: Story = {
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('group', { name: 'Projecten in de praktijk' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carrousel');
    const slide = within(carousel).getByRole('group', { name: '3 van 6: Natuurvriendelijke oevers' });
    await expect(slide).toHaveAttribute('aria-roledescription', 'dia');
    await expect(within(carousel).getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Links out of view are reached like any other, and their slide comes along. */
export const FocusBringsIntoView: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'Projecten in de praktijk' });
    row.focus();
    for (const { label } of cards) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: label });
      await expect(link).toHaveFocus();
      const slide = canvas.getByRole('group', { name: new RegExp(`: ${label}$`) });
      await waitFor(() => {
        const [view, own] = [row.getBoundingClientRect(), slide.getBoundingClientRect()];
        expect(own.left).toBeGreaterThanOrEqual(view.left - 1);
        expect(own.right).toBeLessThanOrEqual(view.right + 1);
      });
    }
  },
};

const mouse = (type: string, target: Element, clientX: number) => {
  const place = { bubbles: true, cancelable: true, clientX, clientY: 100, button: 0 };
  target.dispatchEvent(
    type.startsWith('pointer')
      ? new PointerEvent(type, { ...place, pointerType: 'mouse' })
      : new MouseEvent(type, place),
  );
};

/** A mouse drags the row; taking it over moves nothing, and afterwards the row scrolls by itself again. */
export const ByMouse: Story = {
  args: pictureArgs,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'Veldwerk in beeld' });
    const [first, second] = [/^1 van 4/, /^2 van 4/].map((name) => canvas.getByRole('group', { name }));
    if (!first || !second) throw new Error('no slides');
    mouse('pointerenter', row, 300);
    await waitFor(() => {
      mouse('pointerdown', row, 300);
      expect(row).toHaveAttribute('data-dragged');
    });
    await expect(placeOf(first)).toBe(8);
    mouse('mousedown', row, 300);
    for (const x of [280, 240, 180, 120, 60]) mouse('mousemove', document.body, x);
    mouse('mouseup', document.body, 60);
    await waitFor(() => expect(row).not.toHaveAttribute('data-dragged'));
    await expect(placeOf(second)).toBe(8);
    await expect(row.scrollLeft).toBeGreaterThan(0);
    await waitFor(() => expect(canvas.getByText(/2 \/ 4/)).toBeVisible());
    mouse('pointerdown', row, 300);
    await expect(placeOf(second)).toBe(8);
    mouse('mousedown', row, 300);
    mouse('mouseup', document.body, 300);
    await waitFor(() => expect(row).not.toHaveAttribute('data-dragged'));
    await expect(placeOf(second)).toBe(8);
  },
};

export const Pictures: Story = { args: pictureArgs };

/** Words for screen readers, in a slide that is out of sight, stay in the row: they would make the page wider. */
export const WithinThePage: Story = {
  args: {
    slides: cards.map((slide) => ({
      ...slide,
      content: (
        <>
          {slide.content}
          <span className="sr-only">Opent een andere site</span>
        </>
      ),
    })),
  },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

/** Nothing to press where everything is in view. */
export const OneSlide: Story = {
  args: { slides: cards.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="grid grid-cols-1 gap-section">
      <Carousel {...args} />
      <div className="max-w-3xl">
        <Carousel {...args} {...pictureArgs} />
      </div>
      <div className="max-w-2xl">
        <Carousel {...args} label="Twee naast elkaar" heading={<Title level={2}>Twee naast elkaar</Title>} />
      </div>
      <div className="max-w-xs">
        <Carousel {...args} label="Smal" heading={<Title level={2}>Gewasbeschermingsmiddelenregistratie</Title>} />
      </div>
      <Carousel
        {...args}
        label="Alles in beeld"
        heading={<Title level={2}>Alles in beeld</Title>}
        slides={cards.slice(0, 3)}
      />
    </div>
  ),
};
