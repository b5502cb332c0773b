import type { StorybookConfig } from '@storybook/react-vite';
import { isRecord } from '#templates/contract/empty.ts';
import { allStatesSnapshots } from './allStatesSnapshots.ts';

/** Storybook takes Vite's plugins from the root configuration; its own entry replaces the portal's. */
export default {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../src/**/*.mdx', '../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own lessons are for who builds one.
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) => {
    const {
      rolldownOptions: _portalEntries,
      outDir: _portalFolder,
      manifest: _portalManifest,
      ...build
    } = config.build ?? {};
    // Storybook uses more of the libraries than browsers load with the portal.
    const plugins = config.plugins?.filter((plugin) => !isOfLeanBuild(plugin)) ?? [];
    return { ...config, build, plugins: [...plugins, allStatesSnapshots()] };
  },
} satisfies StorybookConfig;

function isOfLeanBuild(plugin: unknown): boolean {
  return isRecord(plugin) && typeof plugin.name === 'string' && plugin.name.startsWith('portal:lean-');
}
