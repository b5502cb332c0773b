import type { Plugin } from 'vite';

const routerModules = /\/node_modules\/react-router\/dist\/production\/[^/]+\.mjs$/;

/** The name of a component for React's developer tools. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
/** A component or a context that is made as the module is read. */
const made = /(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/** Says of each component and context of React Router that nothing else becomes of making it. */
export function withPureComponents(code: string): string {
  return code.replace(displayName, '').replace(made, '/* @__PURE__ */ ');
}

/**
 * Lets the bundler leave out the components of React Router that nobody uses: its links and forms, with the prefetching,
 * submitting and restoring behind them, which it would keep because making a component might have effects.
 */
export function leanRouter(): Plugin {
  return {
    name: 'portal:lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: routerModules },
      handler: (code) => ({ code: withPureComponents(code), map: null }),
    },
  };
}
