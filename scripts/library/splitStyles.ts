interface SplitStyles {
  /** The stylesheet without its utility classes. */
  readonly rest: string;
  /** The rules of every utility class, with the groups that they stand in, by the class's name; in their order. */
  readonly rules: ReadonlyMap<string, string>;
}

/**
 * Takes the utility classes out of a stylesheet that Tailwind has compiled from `classes`: every rule in the layer
 * `utilities` is for one class. Rules of several classes stand together in groups such as `@media print`; taken out,
 * each class has the group for itself.
 * @throws for a rule in that layer that belongs to no class, and for a class whose rules have others between them
 */
export function splitStyles(css: string, classes: ReadonlySet<string>): SplitStyles {
  const rules = new Map<string, string>();
  const rest: string[] = [];
  for (const block of topBlocks(css)) {
    const body = /^@layer utilities\s*\{([\s\S]*)\}$/.exec(block)?.[1];
    if (body === undefined) rest.push(block);
    else {
      for (const [name, rule] of rulesByClass(body, classes)) {
        if (rules.has(name)) throw new Error(`The rules of "${name}" stand apart.`);
        rules.set(name, rule);
      }
    }
  }
  return { rest: `${rest.join('\n')}\n`, rules };
}

/** The rules of some CSS by their classes, groups within groups taken apart too. */
function rulesByClass(css: string, classes: ReadonlySet<string>): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  let last: string | undefined;
  for (const block of topBlocks(css)) {
    const [, group, body = ''] = /^(@[^{]+)\{([\s\S]*)\}$/.exec(block) ?? [];
    const found: Iterable<[string, string]> =
      group === undefined
        ? [[classOf(block, classes), block]]
        : [...rulesByClass(body, classes)].map(([name, rule]) => [name, `${group}{\n${rule}\n}`]);
    for (const [name, rule] of found) {
      const before = rules.get(name);
      // The order of rules decides between classes: what stands before another class must not come after it.
      if (before !== undefined && last !== name) throw new Error(`The rules of "${name}" stand apart.`);
      rules.set(name, before === undefined ? rule : `${before}\n${rule}`);
      last = name;
    }
  }
  return rules;
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
