import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';
import { type Cut, cutOut } from './cut.ts';
import { usesOfWhatIsGone } from './usesOfReact.ts';

/** The React DOM that all below was read in: its numbers mean something else in another. */
const version = '19.3.1';

/** Kinds of parts of a page that nothing of ours is, by their number in React. */
const kinds = new Set([
  12, // <Profiler>
  19, // <SuspenseList>
  23, // hidden, the old way
  24, // a cache of its own
  26, // what React moves into the head: <title>, <link>, <meta>
  27, // <html>, <head>, <body>
  30, // <ViewTransition>
  31, // <Activity>
]);

/** The flags of parts that have a `<ViewTransition>` in them. */
const flags = new Set([18_874_368, 33_554_432]);

/** The types of elements that make such parts. */
const types = new Set([
  'REACT_ACTIVITY_TYPE',
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
]);

/** Hooks, and what `react-dom` offers for the head and for forms: the latter by React's own short names. */
const members = new Set([
  'useActionState',
  'useCacheRefresh',
  'useFormState',
  'useHostTransitionStatus',
  'useImperativeHandle',
  'useMemoCache',
  'useOptimistic',
  'useTransition',
  ...['r', 'D', 'C', 'L', 'm', 'X', 'S', 'M'],
]);

/** Functions that nothing is left to do for, and what they do now. */
const functions: Readonly<Record<string, string>> = {
  // Forms whose `action` is a function.
  extractEvents$1: '',
  recursivelyResetForms: '',
  startHostTransition: '',
  TransitionAwareHostComponent: '',
  // Pictures and styles that a `<ViewTransition>` or the head waits for.
  preloadInstanceAndSuspendIfNeeded: '',
  accumulateSuspenseyCommitOnFiber: '',
  suspendInstance: '',
  waitForCommitToBeReady: 'return null;',
  // `onSelect` and `onBeforeInput`.
  constructSelectEvent: '',
  getNativeBeforeInputChars: '',
  getFallbackBeforeInputChars: '',
  // Properties of custom elements.
  setPropOnCustomElement: '',
  // The names of components, for whoever develops.
  getStackByFiberInDevAndProd: "return '';",
};

/** What can be called on React's own objects, and is not. */
const methods = new Set(['findDOMNode', 'unstable_scheduleHydration']);

/** What the preview needs of a `<Fragment ref>`: to observe its elements. */
const fragmentMethods = new Set(['observeUsing', 'unobserveUsing']);

/**
 * React DOM without the kinds of parts, the hooks and the offers that the portal does not use: what is behind them is
 * out of reach then, and the bundler leaves it out.
 *
 * @throws where it is another React DOM: what is left out of it has to be chosen anew
 */
export function withoutUnusedParts(code: string): string {
  const cuts: Cut[] = [];
  const found = new Set<unknown>();
  const cut = (what: unknown, { start, end }: ESTree.Span, text = '') => {
    found.add(what);
    cuts.push({ start, end, text });
  };
  const isGone = (what: unknown) => kinds.has(what as number) || types.has(what as string);
  const variables: Variable[] = [];
  const homes: ESTree.Span[] = [];
  const enter = ({ body }: { readonly body: ESTree.Span | null }) => void homes.push(body ?? { start: 0, end: 0 });
  const leave = () => void homes.pop();

  new Visitor({
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    'FunctionDeclaration:exit': leave,
    VariableDeclarator({ id, start }) {
      variables.push({ name: nameOf(id) ?? '', at: start, home: homes.at(-1)?.start ?? 0 });
    },
    SwitchStatement({ discriminant, cases }) {
      let fallsInto = false;
      for (const each of cases) {
        const of = isKind(discriminant) ? literalOf(each.test) : nameOf(each.test);
        if (!isGone(of)) fallsInto = !endsAlways(each.consequent);
        else if (!fallsInto) cut(of, each);
        else cut(of, { start: each.start, end: each.consequent[0]?.start ?? each.end });
      }
    },
    BinaryExpression(node) {
      const { left, operator, right } = node;
      if (operator !== '===' && operator !== '!==') return;
      const never = operator === '===' ? '!1' : '!0';
      if (isKind(right) && kinds.has(literalOf(left) as number)) cut(literalOf(left), node, never);
      if (isKind(left) && kinds.has(literalOf(right) as number)) cut(literalOf(right), node, never);
      if (literalOf(left) === 0 && flags.has(flagIn(right) as number)) cut(flagIn(right), node, never);
    },
    ConditionalExpression({ start, end, test, consequent }) {
      if (nameOf(test) === 'shouldStartViewTransition') cut('shouldStartViewTransition', test, '!1');
      if (literalOf(consequent) === 26) cut('what goes into the head', { start, end }, '5');
    },
    ObjectExpression({ properties }) {
      properties.forEach((property, index) => {
        if (property.type !== 'Property' || !members.has(nameOf(property.key) ?? '')) return;
        cut(nameOf(property.key), { start: property.start, end: properties[index + 1]?.start ?? property.end });
      });
    },
    FunctionDeclaration(node) {
      enter(node);
      const { id, body } = node;
      const text = Object.hasOwn(functions, id?.name ?? '') ? functions[id?.name ?? ''] : undefined;
      if (body && text !== undefined) cut(id?.name, body, `{ ${text} }`);
    },
    ExpressionStatement(node) {
      if (node.expression.type !== 'AssignmentExpression') return;
      const { left } = node.expression;
      if (left.type !== 'MemberExpression') return;
      const name = nameOf(left.property) ?? '';
      const of = code.slice(left.object.start, left.object.end);
      if (methods.has(name)) cut(name, node);
      if (of === 'ViewTransitionPseudoElement.prototype') cut(of, node);
      if (of === 'FragmentInstance.prototype' && !fragmentMethods.has(name)) cut(of, node);
    },
  }).visit(parseAst(code));

  const missing = [
    ...[...types, ...members, ...methods, ...Object.keys(functions)],
    ...['shouldStartViewTransition', 'what goes into the head'],
    ...['FragmentInstance.prototype', 'ViewTransitionPseudoElement.prototype'],
  ].filter((what) => !found.has(what));
  if (missing.length > 0 || !code.includes(`exports.version = "${version}";`)) {
    throw new Error(
      `This is not React DOM ${version}, or another build of it: choose anew what browsers load of it. ${missing.join(', ')}`,
    );
  }
  return cutOut(code, [...cuts, ...cuts.flatMap((one) => redeclared(variables, one))]);
}

interface Variable {
  readonly name: string;
  /** Where it is declared, and where the function begins that it belongs to. */
  readonly at: number;
  readonly home: number;
}

/** Declares at the head of their functions what was declared in a branch that goes, and is used in others too. */
function redeclared(variables: readonly Variable[], { start, end }: Cut): Cut[] {
  return variables
    .filter(({ at, home }) => at >= start && at < end && home > 0 && home < start)
    .map(({ name, home }) => ({ start: home + 1, end: home + 1, text: `var ${name};` }));
}

type Node = ESTree.Node | null;

/** Whether this is the number of a part's kind. */
function isKind(node: Node): boolean {
  if (node?.type === 'MemberExpression') return nameOf(node.property) === 'tag';
  return nameOf(node) === 'tag' || nameOf(node) === 'grandTag';
}

function literalOf(node: Node): unknown {
  return node?.type === 'Literal' ? node.value : undefined;
}

function nameOf(node: Node): string | undefined {
  return node?.type === 'Identifier' ? node.name : undefined;
}

/** The flag that is looked for in `part.flags & flag`. */
function flagIn(node: Node): unknown {
  if (node?.type === 'ParenthesizedExpression') return flagIn(node.expression);
  if (node?.type !== 'BinaryExpression' || node.operator !== '&' || node.left.type !== 'MemberExpression')
    return undefined;
  const isFlags = ['flags', 'subtreeFlags'].includes(nameOf(node.left.property) ?? '');
  return isFlags ? literalOf(node.right) : undefined;
}

/** Whether nothing goes on behind these statements. */
function endsAlways(statements: readonly ESTree.Statement[]): boolean {
  const last = statements.at(-1);
  switch (last?.type) {
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ReturnStatement':
    case 'ThrowStatement':
      return true;
    case 'BlockStatement':
      return endsAlways(last.body);
    case 'IfStatement':
      return last.alternate !== null && endsAlways([last.consequent]) && endsAlways([last.alternate]);
    default:
      return false;
  }
}

/**
 * Lets browsers load the part of React DOM that the portal uses. The build stops where anything in it uses more; the
 * server, tests, stories and whoever develops have all of it.
 */
export function leanReactDom(): Plugin {
  return {
    name: 'portal:lean-react-dom',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js/ },
      handler: (code) => ({ code: withoutUnusedParts(code), map: null }),
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const uses = usesOfWhatIsGone(id, code ?? '');
          if (uses.length === 0) continue;
          this.error(`${id} uses ${uses.join(', ')} of React, which scripts/build/leanReactDom.ts leaves out.`);
        }
      }
    },
  };
}
