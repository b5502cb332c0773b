import postcss, { type AtRule, type ChildNode, type Container, type Document, type Rule } from 'postcss';

/** A rule that applies to elements: where one of its alternatives is met, all of whose classes are worn. */
export interface StyleRule {
  /** What it stands in and what it selects: the same in two versions when only its declarations changed. */
  readonly key: string;
  readonly declarations: string;
  /** Classes each of its selectors asks for; an empty list applies to every page. */
  readonly alternatives: readonly (readonly string[])[];
  /** The theme it belongs to; none for all. */
  readonly site?: string;
}

/** A custom property that a rule without classes sets. */
export interface Definition {
  readonly name: string;
  readonly value: string;
  readonly key: string;
  /** The theme it belongs to; none for all. */
  readonly site?: string;
  /** Set where dark is worn, and in its place there. */
  readonly dark: boolean;
}

/** A rule that something else asks for by its name. */
export interface NamedRule {
  readonly kind: 'font' | 'keyframes' | 'property';
  readonly name: string;
  readonly text: string;
}

export interface StyleSheet {
  readonly rules: readonly StyleRule[];
  readonly definitions: readonly Definition[];
  readonly named: readonly NamedRule[];
}

const siteOf = /\[data-site=["']?([\w-]+)["']?\]/;
const darkOnly = /\[data-mode=["']?dark["']?\]|:not\(\[data-mode=["']?light["']?\]\)/;
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;

/** `hover\:bg-action` as it stands in markup. */
function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, plain: string | undefined) =>
    code === undefined ? (plain ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Where the bracket that opens before `start` closes, and whether what stands in it is a choice between several. */
function insideOf(selector: string, start: number): { readonly end: number; readonly isChoice: boolean } {
  let depth = 1;
  let isChoice = false;
  for (let index = start; index < selector.length; index += 1) {
    if (selector[index] === '\\') index += 1;
    else if (selector[index] === '(') depth += 1;
    else if (selector[index] === ',' && depth === 1) isChoice = true;
    else if (selector[index] === ')') {
      depth -= 1;
      if (depth === 0) return { end: index, isChoice };
    }
  }
  return { end: selector.length, isChoice };
}

/** What stands in `:not(…)` need not be worn, nor does each part of a choice such as `:is(.menu-entry, .menu-link)`. */
function withoutOptions(selector: string): string {
  const [opening, name] = /(?<!\\):([\w-]+)\(/.exec(selector) ?? [];
  if (opening === undefined) return selector;
  const start = selector.indexOf(opening) + opening.length;
  const { end, isChoice } = insideOf(selector, start);
  const inside = name === 'not' || isChoice ? '' : withoutOptions(selector.slice(start, end));
  return `${selector.slice(0, start - opening.length)} ${inside} ${withoutOptions(selector.slice(end + 1))}`;
}

/** The classes that a selector asks for. */
export function classesOf(selector: string): readonly string[] {
  return [...new Set([...withoutOptions(selector).matchAll(className)].map(([, name = '']) => unescaped(name)))];
}

function isRule(node: Container | ChildNode | Document): node is Rule {
  return node.type === 'rule';
}

function isAtRule(node: Container | ChildNode | Document): node is AtRule {
  return node.type === 'atrule';
}

/** At-rules and outer selectors around a node, from the outside in. */
function surroundings(node: Rule): readonly (AtRule | Rule)[] {
  const around: (AtRule | Rule)[] = [];
  for (let parent = node.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    if (isRule(parent) || isAtRule(parent)) around.unshift(parent);
  }
  return around;
}

function product(
  one: readonly (readonly string[])[],
  other: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  return one.flatMap((left) => other.map((right) => [...left, ...right]));
}

const named: Readonly<Record<string, NamedRule['kind']>> = {
  'font-face': 'font',
  keyframes: 'keyframes',
  property: 'property',
};

function readNamed(rule: AtRule): NamedRule | undefined {
  const kind = named[rule.name.replace(/^-\w+-/, '')];
  if (kind === undefined) return undefined;
  let name = rule.params.trim();
  if (kind === 'font') {
    rule.walkDecls('font-family', ({ value }) => {
      name = value.replace(/["']/g, '');
    });
  }
  return { kind, name, text: rule.toString() };
}

/** Takes a compiled style sheet apart. Throws when it is no CSS. */
export function readStyleSheet(css: string): StyleSheet {
  const rules: StyleRule[] = [];
  const definitions: Definition[] = [];
  const namedRules: NamedRule[] = [];
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    const found = readNamed(rule);
    if (found) namedRules.push(found);
    // A statement without a block holds for every page: `@layer theme, base` says which rules win.
    else if (rule.nodes === undefined) rules.push({ key: rule.toString(), declarations: '', alternatives: [[]] });
  });
  root.walkRules((rule) => {
    const around = surroundings(rule);
    if (around.some((each) => isAtRule(each) && /keyframes$/.test(each.name))) return;
    const chain = [...around, rule];
    const key = chain.map((each) => (isRule(each) ? each.selector : `@${each.name} ${each.params}`)).join(' { ');
    const alternatives = chain
      .filter(isRule)
      .map(({ selectors }) => selectors.map(classesOf))
      .reduce(product, [[]]);
    const own = (rule.nodes ?? []).flatMap((node) => (node.type === 'decl' ? [node] : []));
    const free = alternatives.some((classes) => classes.length === 0);
    const [site, dark] = [siteOf.exec(key)?.[1], darkOnly.test(key)];
    const isDefinition = (property: string) => free && property.startsWith('--');
    for (const { prop, value } of own.filter((each) => isDefinition(each.prop))) {
      definitions.push({ name: prop, value, key, dark, ...(site !== undefined && { site }) });
    }
    const painted = own.filter(({ prop }) => !isDefinition(prop));
    if (painted.length > 0)
      rules.push({
        key,
        declarations: painted.map(String).join(';'),
        alternatives,
        ...(site !== undefined && { site }),
      });
  });
  return { rules, definitions, named: namedRules };
}

/** The custom properties that a text asks for. */
export function variablesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/--[a-zA-Z][\w-]*/g)].map(([name]) => name))];
}
