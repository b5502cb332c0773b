import type { StorybookConfig } from '@storybook/react-vite';
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
    return { ...config, build, plugins: [...(config.plugins ?? []), allStatesSnapshots()] };
  },
} satisfies StorybookConfig;
