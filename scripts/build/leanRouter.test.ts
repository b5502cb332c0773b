import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanRouter, withPureComponents } from './leanRouter.ts';

/** The code of an app that uses the router of the browser's addresses and nothing else of the package. */
async function bundledRouter(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === 'app' ? '\0app' : undefined),
        load: (id) => (id === '\0app' ? "import { BrowserRouter } from 'lean/router'; use(BrowserRouter);" : undefined),
      },
      leanRouter(),
    ],
    resolve: {
      alias: { 'lean/router': `${process.cwd()}/node_modules/react-router/dist/production/index.mjs` },
    },
    build: { write: false, minify: false, rolldownOptions: { input: 'app', external: [/^react(?:-dom)?$/] } },
  });
  if (!('output' in result)) throw new Error('One build was expected.');
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

describe('the router', () => {
  it('brings no links, forms and prefetching to an app that uses none of them', async () => {
    const code = await bundledRouter();
    expect(code).toContain('function BrowserRouter');
    expect(code).not.toMatch(/forwardRef|function (?:ScrollRestoration|PrefetchPageLinks|Scripts)\b/);
  });
});

describe('components and contexts', () => {
  it('are made purely, and have no names for developer tools', () => {
    const code =
      'var Link = React10.forwardRef(\n  render\n);\nLink.displayName = "Link";\nvar A = React.createContext(1);';
    expect(withPureComponents(code)).toBe(
      'var Link = /* @__PURE__ */ React10.forwardRef(\n  render\n);\n\nvar A = /* @__PURE__ */ React.createContext(1);',
    );
  });

  it.each([
    ['inside functions', 'function make() {\n  let Form = React10.forwardRef(render);\n}'],
    ['that say more of a component', 'RenderErrorBoundary.contextType = RSCRouterContext;'],
    ['that call something else', 'var history = createBrowserHistory();'],
  ])('leave lines alone %s', (_, code) => {
    expect(withPureComponents(code)).toBe(code);
  });
});
