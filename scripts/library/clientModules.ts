import { parseSync } from 'vite';
import type { LibraryModule } from './modules.ts';
import { isNode, resolveSpecifier } from './specifiers.ts';

/** What React and React DOM have in a browser only: state, effects, refs and context. */
const clientOnly: Readonly<Record<string, ReadonlySet<string>>> = {
  react: new Set([
    'Component',
    'createContext',
    'useActionState',
    'useContext',
    'useDeferredValue',
    'useEffect',
    'useEffectEvent',
    'useImperativeHandle',
    'useInsertionEffect',
    'useLayoutEffect',
    'useOptimistic',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ]),
  'react-dom': new Set(['createPortal', 'flushSync', 'useFormStatus']),
};

/**
 * The modules that server components must not run, by path: those that use state, effects, refs or context, that
 * listen to events, and those that do more with such a module than render its components. A server component has
 * references in the place of these: it can render them, but neither call nor read them.
 */
export function clientModules(modules: readonly LibraryModule[]): ReadonlySet<string> {
  const uses = modules.filter(({ path }) => /\.tsx?$/.test(path)).map((module) => ({ module, ...readUses(module) }));
  const client = new Set(uses.filter(({ needsClient }) => needsClient).map(({ module }) => module.path));
  for (let before = -1; before < client.size; ) {
    before = client.size;
    for (const { module, beyondRendering } of uses) {
      if (beyondRendering.some((target) => client.has(target))) client.add(module.path);
    }
  }
  return client;
}

interface Uses {
  readonly needsClient: boolean;
  /** Modules of which it calls or reads something. */
  readonly beyondRendering: readonly string[];
}

function readUses({ path, code }: LibraryModule): Uses {
  const { program } = parseSync(`${path}.js`, code);
  const origins = new Map<string, string>();
  const beyond = new Set<string>();
  const handlers: string[] = [];
  const declared = new Set<string>();
  const renders = path.endsWith('.tsx');
  let needsClient = false;
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    let inside: unknown = Object.values(node);
    switch (node.type) {
      case 'ImportDeclaration': {
        const source = isNode(node.source) ? `${node.source.value}` : '';
        for (const specifier of Array.isArray(node.specifiers) ? node.specifiers : []) {
          if (clientOnly[source]?.has(nameOf(specifier.imported))) needsClient = true;
          const target = resolveSpecifier(path, source);
          if (target !== undefined) origins.set(nameOf(specifier.local), target);
          declared.add(nameOf(specifier.local));
        }
        return;
      }
      case 'CallExpression': {
        const [component, ...others] = Array.isArray(node.arguments) ? node.arguments : [];
        if (/^_jsxs?$/.test(nameOf(node.callee)) && component?.type === 'Identifier') inside = others;
        break;
      }
      case 'FunctionDeclaration':
      case 'VariableDeclarator':
        declared.add(nameOf(node.id));
        break;
      case 'ObjectExpression':
        for (const property of Array.isArray(node.properties) ? node.properties : []) {
          const key = nameOf(property.key);
          if (renders && key === 'ref') needsClient = true;
          if (!renders || !/^on[A-Z]/.test(key)) continue;
          if (/Function/.test(property.value.type)) needsClient = true;
          else handlers.push(nameOf(property.value));
        }
        break;
      case 'Property':
        inside = node.value;
        break;
      case 'MemberExpression':
        inside = node.computed ? [node.object, node.property] : node.object;
        break;
      case 'Identifier': {
        const origin = origins.get(nameOf(node));
        if (origin !== undefined) beyond.add(origin);
        return;
      }
    }
    visit(Array.isArray(inside) ? inside : [inside]);
  };
  visit(program);
  // A handler among the properties comes from a client component; one of the module's own makes it such a component.
  needsClient ||= handlers.some((name) => declared.has(name));
  return { needsClient, beyondRendering: [...beyond] };
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : '';
}
