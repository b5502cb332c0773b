import { digest, type View } from '../model/place.ts';
import { buildTools, type Inputs } from './inputs.ts';
import { reach } from './modules.ts';
import { type Definition, type StyleRule, variablesIn } from './styleSheet.ts';

/**
 * What a picture is made of, by name: `module:src/…`, `token:coegroen:--site-color-link`, `style:.bg-page`,
 * `font:Outfit`, `package:react`, `setting:vite.config.ts`. Each with a value that changes when it does. Where two
 * versions have the same parts, they have the same picture; where they do not, the names say why.
 */
export type Parts = ReadonlyMap<string, string>;

/** The fingerprint of a picture. */
export function fingerprint(parts: Parts): string {
  return digest(
    [...parts]
      .map(([name, value]) => `${name}=${value}\n`)
      .sort()
      .join(''),
  );
}

/** What a story's file reaches, in every site and mode. */
export interface StoryInputs {
  /** Its own files, without what only the preview reaches. */
  readonly own: ReadonlySet<string>;
  /** The toolbar's values are asked: another view has to be rendered. */
  readonly readsGlobals: boolean;
  partsIn(view: Pick<View, 'site' | 'mode' | 'preset'>): Parts;
}

/** Reads the inputs of stories, file by file; what several share is computed once. */
export function storyInputs(inputs: Inputs): (file: string) => StoryInputs {
  const foreign = new Set(inputs.foreignClasses);
  const shared = Object.entries(inputs.settings).map(([path, hash]) => [`setting:${path}`, hash] as const);
  return (file) => {
    const own = reach(inputs.modules, [file]);
    const all = [...new Set([...own, ...inputs.preview])].flatMap((path) => {
      const found = inputs.modules[path];
      return found ? [{ path, found }] : [];
    });
    const classes = new Set(all.flatMap(({ found }) => found.classes));
    const isWorn = (name: string) => classes.has(name) || foreign.has(name);
    const rules = inputs.rules.filter(({ alternatives }) => alternatives.some((each) => each.every(isWorn)));
    const packages = [...new Set([...all.flatMap(({ found }) => found.packages), ...buildTools])];
    const anySite = [...own].some((path) => inputs.modules[path]?.ownScope);
    const parts = new Map([
      ...shared,
      ...all
        .filter(({ path }) => !path.endsWith('.css'))
        .map(({ path, found }) => [`module:${path}`, found.hash] as const),
      ...packages.flatMap((name) =>
        inputs.packages[name] ? [[`package:${name}`, inputs.packages[name]] as const] : [],
      ),
      ...styleParts(rules.filter(({ site }) => site === undefined)),
    ]);
    const ofThemes = rules.filter(({ site }) => site !== undefined);
    const styled = new Map<string, Parts>();
    const stylesOf = (site: string) => {
      const isHere = (rule: StyleRule) => rule.site === undefined || rule.site === site || anySite;
      const known = styled.get(site) ?? new Map([...styleParts(ofThemes.filter(isHere)), order(rules.filter(isHere))]);
      styled.set(site, known);
      return known;
    };
    const named = new Set([
      ...all.flatMap(({ found }) => found.variables),
      ...rules.flatMap(({ declarations }) => variablesIn(declarations)),
    ]);
    return {
      own,
      readsGlobals: [...own].some((path) => inputs.modules[path]?.readsGlobals),
      partsIn: (view) =>
        new Map([...parts, ...stylesOf(view.site), ...valueParts(inputs, rules, named, view, anySite)]),
    };
  };
}

/** Rules by what they select. */
function styleParts(rules: readonly StyleRule[]): Parts {
  const texts = new Map<string, string>();
  for (const { key, declarations } of rules) {
    // A statement, which has none, says the same however many files repeat it.
    const own = declarations === '' ? '' : `${declarations};`;
    texts.set(`style:${key}`, `${texts.get(`style:${key}`) ?? ''}${own}`);
  }
  return new Map([...texts].map(([name, text]) => [name, digest(text)]));
}

/** The order of rules is a part of its own, since later ones win. */
function order(rules: readonly StyleRule[]): readonly [string, string] {
  return ['order', digest([...new Set(rules.map(({ key }) => `style:${key}`))].join('\n'))];
}

/** The definitions that hold in a view: what dark sets takes the place of what the theme sets in general. */
function definitionsIn(
  definitions: readonly Definition[],
  { site, mode, preset }: Pick<View, 'site' | 'mode' | 'preset'>,
  anySite: boolean,
): readonly Definition[] {
  const here = definitions.filter((each) => each.site === undefined || each.site === site || anySite);
  if (mode === 'light' && !anySite) return here.filter(({ dark }) => !dark);
  if (anySite || preset === 'print') return here;
  const replaced = new Set(here.filter((each) => each.dark && each.site === site).map(({ name }) => name));
  return here.filter((each) => each.dark || each.site === undefined || !replaced.has(each.name));
}

/** Tokens, variables, fonts and motions that the rules of a story lead to in a view. */
function valueParts(
  inputs: Inputs,
  rules: readonly StyleRule[],
  named: ReadonlySet<string>,
  view: Pick<View, 'site' | 'mode' | 'preset'>,
  anySite: boolean,
): ReadonlyMap<string, string> {
  const byName = Map.groupBy(definitionsIn(inputs.definitions, view, anySite), ({ name }) => name);
  const used = new Set<string>();
  const waiting = [...named];
  while (waiting.length > 0) {
    const name = waiting.pop() ?? '';
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...(byName.get(name) ?? []).flatMap(({ value }) => variablesIn(value)));
  }
  const parts = new Map<string, string>();
  const texts = rules.map(({ declarations }) => declarations);
  for (const name of used) {
    const definitions = byName.get(name) ?? [];
    for (const [site, own] of Map.groupBy(definitions, (each) => each.site)) {
      const part = site === undefined ? `variable:${name}` : `token:${site}:${name}`;
      parts.set(part, digest(own.map(({ key, value }) => `${key}: ${value}`).join('\n')));
    }
    texts.push(...definitions.map(({ value }) => value));
  }
  const words = texts.join('\n');
  // Sites that wear the same font declare it in the same words, which say no more than once.
  const asked = new Map<string, Set<string>>();
  for (const { kind, name, text } of inputs.named) {
    const isAsked = kind === 'property' ? used.has(name) : words.includes(name);
    if (isAsked) asked.set(`${kind}:${name}`, (asked.get(`${kind}:${name}`) ?? new Set()).add(text));
  }
  for (const [name, texts] of asked) parts.set(name, digest([...texts].join('')));
  return parts;
}
