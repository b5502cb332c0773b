interface SplitStyles {
  /** The stylesheet without its utility classes. */
  readonly rest: string;
  /** The rule of every utility class by the class's name, in their order. */
  readonly rules: ReadonlyMap<string, string>;
}

/**
 * Takes the utility classes out of a stylesheet that Tailwind has compiled from `classes`: what stands directly in the
 * layer `utilities` is for one class each.
 * @throws for a rule in that layer that belongs to none
 */
export function splitStyles(css: string, classes: ReadonlySet<string>): SplitStyles {
  const rules = new Map<string, string>();
  const rest: string[] = [];
  for (const block of topBlocks(css)) {
    const body = /^@layer utilities\s*\{([\s\S]*)\}$/.exec(block)?.[1];
    if (body === undefined) rest.push(block);
    else {
      for (const rule of topBlocks(body)) {
        const name = classOf(rule, classes);
        const before = rules.get(name);
        rules.set(name, before === undefined ? rule : `${before}\n${rule}`);
      }
    }
  }
  return { rest: `${rest.join('\n')}\n`, rules };
}

/**
 * The class that a rule is for: `large:hidden` of `.large\:hidden { … }`. Other classes in its selectors (a `group`, the
 * target of `[&_.mark]:hidden`) are named by that class too, so it is always the longest.
 */
function classOf(rule: string, classes: ReadonlySet<string>): string {
  const names = [...rule.matchAll(/\.((?:\\[0-9a-f]{1,6} |\\[^\n]|[\w-]|[^ -~\s])+)/gi)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6}) /gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  );
  const [longest] = names.filter((name) => classes.has(name)).toSorted((one, other) => other.length - one.length);
  if (longest === undefined) throw new Error(`This rule belongs to no class: ${rule.slice(0, 200)}`);
  return longest;
}

/** The statements and blocks of a stylesheet, comments left out. */
function topBlocks(css: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let current = '';
  // Comments and strings are taken whole, so that braces inside them do not count.
  for (const [token] of css.matchAll(
    /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]|[^"'\\{};/]+|\//g,
  )) {
    if (token.startsWith('/*')) continue;
    current += token;
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0 && (token === '}' || token === ';')) {
      blocks.push(current.trim());
      current = '';
    }
  }
  return blocks;
}
