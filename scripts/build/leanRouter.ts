import type { Plugin } from 'vite';

const routerModules = /\/node_modules\/react-router\/dist\/production\/[^/]+\.mjs$/;

/** The name of a component for React's developer tools. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
/** A component or a context that is made as the module is read. */
const made = /(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm;
/** A list of names that is computed as the module is read. */
const computed = /^(var \w+ = )(Object\.getOwnPropertyNames\(.+\));$/gm;
/** The context of a component that is a class, said after the class. */
const contextType = /^(\w+)\.contextType = (\w+);\n/gm;

/** Says of what React Router makes as it is read that nothing else becomes of making it. */
export function withPureComponents(code: string): string {
  const contexts = new Map(
    [...code.matchAll(contextType)].map(([, component = '', context = '']) => [component, context]),
  );
  return code
    .replace(displayName, '')
    .replace(made, '/* @__PURE__ */ ')
    .replace(computed, '$1/* @__PURE__ */ (() => $2)();')
    .replace(contextType, (line, component: string) => (headOf(component).test(code) ? '' : line))
    .replace(/^var (\w+) = class extends (?:React\d*\.)?Component \{$/gm, (head, component: string) => {
      const context = contexts.get(component);
      return context === undefined ? head : `${head}\n  static contextType = ${context};`;
    });
}

/** Where a component begins that is a class. */
function headOf(component: string): RegExp {
  return new RegExp(`^var ${component} = class extends (?:React\\d*\\.)?Component \\{$`, 'm');
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
