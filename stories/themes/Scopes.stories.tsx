import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPortal } from 'react-dom';
import { expect, within } from 'storybook/test';
import { Button } from '#design-system/components/Button/Button.tsx';
import { usePortalContainer } from '#design-system/theme/portalContainer.ts';
import { SiteScope } from '#design-system/theme/SiteScope.tsx';

const meta = {
  title: 'Ontwerptokens/Scopes',
  tags: ['!autodocs'],
  parameters: { landmark: 'own' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a theme does to an element, as the browser computes it. */
function look(element: HTMLElement) {
  const { backgroundColor, color, fontFamily, borderTopLeftRadius } = getComputedStyle(element);
  return { backgroundColor, color, font: fontFamily.split(',')[0]?.replaceAll(/['"]/g, ''), borderTopLeftRadius };
}

function Sample({ name }: { readonly name: string }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-band p-6">
      <h2 className="text-title-medium">{name}</h2>
      <Button tone="primary">{`Lees ${name}`}</Button>
    </div>
  );
}

/** Two sites by themselves, and each as the other's guest: a guest looks as it does at home, a host is not touched. */
export const Nested: Story = {
  render: () => (
    <main className="grid gap-6">
      <SiteScope site="groenkennisnet" mode="light">
        <div className="grid gap-6 p-6">
          <Sample name="Groen Kennisnet" />
          <SiteScope site="coegroen" mode="dark">
            <div className="grid gap-6 p-6">
              <Sample name="CoE Groen te gast" />
              <SiteScope site="groenkennisnet" mode="light">
                <Sample name="Groen Kennisnet te gast" />
              </SiteScope>
            </div>
          </SiteScope>
        </div>
      </SiteScope>
      <SiteScope site="coegroen" mode="dark">
        <Sample name="CoE Groen" />
      </SiteScope>
    </main>
  ),
  play: async ({ canvas }) => {
    const atHome = {
      gkn: look(canvas.getByRole('button', { name: 'Lees Groen Kennisnet' })),
      coe: look(canvas.getByRole('button', { name: 'Lees CoE Groen' })),
    };
    await expect(look(canvas.getByRole('button', { name: 'Lees Groen Kennisnet te gast' }))).toEqual(atHome.gkn);
    await expect(look(canvas.getByRole('button', { name: 'Lees CoE Groen te gast' }))).toEqual(atHome.coe);
    await expect(atHome.gkn.font).toBe('Source Sans 3');
    await expect(atHome.coe.font).toBe('Figtree');
    await expect(atHome.gkn.backgroundColor).not.toBe(atHome.coe.backgroundColor);
    await expect(atHome.gkn.borderTopLeftRadius).not.toBe(atHome.coe.borderTopLeftRadius);
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--site-color-page')).toBe('');
  },
};

function Dialog() {
  const container = usePortalContainer();
  return (
    container &&
    createPortal(
      <p role="status" className="bg-surface p-4 text-heading">
        Aangemeld
      </p>,
      container,
    )
  );
}

/** What opens in a portal lands in the scope that opened it, and wears its theme. */
export const Portals: Story = {
  render: () => (
    <SiteScope site="toolbox-all4biodiversity" mode="light">
      <Dialog />
    </SiteScope>
  ),
  play: async ({ canvas, canvasElement }) => {
    const status = await canvas.findByRole('status');
    const scope = canvasElement.querySelector<HTMLElement>('[data-site="toolbox-all4biodiversity"]');
    await expect(scope).not.toBeNull();
    if (scope !== null) await expect(within(scope).getByRole('status')).toBe(status);
    await expect(getComputedStyle(status).getPropertyValue('--site-color-heading')).not.toBe('');
  },
};
