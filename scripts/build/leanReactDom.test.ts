import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { describe, expect, it } from 'vitest';
import storybook from '../../.storybook/main.ts';
import { leanReactDom, withoutUnusedParts } from './leanReactDom.ts';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js');

/** What browsers would load of an app of these lines, in one file. */
async function bundled(lines: string, plugins: PluginOption[] = [leanReactDom()]): Promise<string> {
  const app = join(root, 'scripts/build/app.tsx');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // Vitest has React choose its build for developers otherwise.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === 'app' ? app : undefined),
        load: (id) => (id === app ? lines : undefined),
      },
      ...plugins,
    ],
    build: { write: false, rolldownOptions: { input: 'app' } },
  });
  if (!('output' in result)) throw new Error('One build was expected.');
  return result.output.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n');
}

const starts = "import { createRoot } from 'react-dom/client'; createRoot(document.body).render(<App />);";

describe('the part of React DOM that browsers load', () => {
  it('is less than three quarters of it', async () => {
    const app = `function App() { return <p>Bodem</p>; } ${starts}`;
    const [lean, whole] = [await bundled(app), await bundled(app, [])];
    expect(lean.length).toBeLessThan(whole.length * 0.75);
  });

  it('refers to nothing that went with what was left out', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'react-'));
    try {
      const lean = join(folder, 'lean.js');
      await writeFile(lean, withoutUnusedParts(await readFile(file, 'utf8')));
      const { stdout } = spawnSync(
        join(root, 'node_modules/.bin/biome'),
        ['lint', '--only=correctness/noUndeclaredVariables', '--files-max-size=9000000', '--reporter=json', lean],
        { cwd: folder, encoding: 'utf8' },
      );
      const { diagnostics }: { diagnostics: readonly { readonly message: unknown }[] } = JSON.parse(stdout);
      const said = JSON.stringify(diagnostics.map(({ message }) => message));
      // Asked for with `typeof`: whoever has React's developer tools has it.
      expect(new Set(said.match(/\w+(?= variable is undeclared)/g))).toEqual(
        new Set(['__REACT_DEVTOOLS_GLOBAL_HOOK__']),
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('stops the build of an app that uses what is left out, and says what that is', async () => {
    const app = `
      import * as React from 'react';
      import { Activity, Fragment, Profiler, useOptimistic, useTransition, ViewTransition } from 'react';
      import { preload } from 'react-dom';
      const App = () => (
        <body onSelect={preload}>
          {useOptimistic(useTransition()[0])[0]}
          <title>Bodem</title>
          <link rel="stylesheet" href="a.css" precedence="low" />
          <my-map onpan={preload}>Bodem</my-map>
          <Activity mode="hidden" />
          <React.Profiler id="a" onRender={preload} />
          <ViewTransition />
          <Fragment ref={(part) => part?.focus()}>Bodem</Fragment>
        </body>
      );
      ${starts}`;
    const said = await bundled(app).then(
      () => 'built',
      ({ message }: Error) => message,
    );
    expect(said).toContain('of React, which scripts/build/leanReactDom.ts leaves out.');
    const uses = /app\.tsx uses (.*) of React/.exec(said)?.[1]?.split(', ').toSorted();
    expect(uses).toEqual([
      ...['<Fragment ref>', 'Activity', 'Profiler', 'ViewTransition'],
      ...[
        'body',
        'link',
        'my-map',
        'onSelect',
        'preload',
        'preload',
        'preload',
        'title',
        'useOptimistic',
        'useTransition',
      ],
    ]);
  });

  it('is not what a built Storybook shows its stories with', async () => {
    const portal = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'vite.config.ts'));
    const namesIn = (plugins: PluginOption[] = []) => JSON.stringify(plugins).match(/portal:lean-[\w-]+/g) ?? [];
    expect(namesIn(portal?.config.plugins)).toContain('portal:lean-react-dom');
    expect(namesIn((await storybook.viteFinal(portal?.config ?? {})).plugins)).toEqual([]);
  });

  it('is chosen anew where React DOM has changed', async () => {
    const code = await readFile(file, 'utf8');
    expect(() => withoutUnusedParts(code.replaceAll('"19.3.1"', '"19.4.0"'))).toThrow(
      'This is not React DOM 19.3.1, or another build of it: choose anew what browsers load of it.',
    );
    expect(() => withoutUnusedParts(code.replaceAll('constructSelectEvent', 'selectEvent'))).toThrow(
      /choose anew.* constructSelectEvent$/,
    );
  });
});
