import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';
import { type BadgeKind, badgeKinds } from './badgeKinds.ts';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { kind: 'dossier', children: 'Dossier' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = {
  news: 'Nieuws',
  gkz: 'Kennisbank',
  other: 'Overig',
  source: 'Bron',
  project: 'Project',
  dossier: 'Dossier',
  event: 'Activiteit',
  contact: 'Contact',
  expert: 'Deskundige',
  menu: 'Menu',
} as const satisfies Record<BadgeKind, string>;

export const Primary: Story = {};

export const Secondary: Story = { args: { tone: 'secondary' } };

export const Count: Story = {
  render: () => <CountBadge count={3} label="3 actieve filters" />,
};

export const AllStates: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      {(['primary', 'secondary'] as const).map((tone) => (
        <div key={tone} className="flex flex-wrap gap-2">
          {badgeKinds.map((kind) => (
            <Badge key={kind} kind={kind} tone={tone}>
              {names[kind]}
            </Badge>
          ))}
        </div>
      ))}
      <div className="max-w-40">
        <Badge kind="gkz">Voedselveiligheidsonderzoeksrapportage</Badge>
      </div>
      <div className="flex gap-4">
        <CountBadge count={1} label="1 actief filter" />
        <CountBadge count={12} label="12 actieve filters" />
        <CountBadge count={128} label="128 actieve filters" />
      </div>
    </div>
  ),
};
