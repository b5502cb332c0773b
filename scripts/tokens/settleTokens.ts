import { z } from 'zod';
import { readTokenFile, resolveToken, type TokenFile } from './dtcg.ts';

const record = z.record(z.string(), z.unknown());
type Json = z.output<typeof record>;

/** What a token is to say: `light.color.link` with a node that has a value, or two for a token that has a pair. */
export interface WantedToken {
  readonly path: string;
  readonly node: Json;
}

/**
 * Gives the tokens of a theme the values that are wanted, in `json` itself. What says the same already stays as it is;
 * so does a reference where the token that it leads to comes to say the same.
 */
export function settleTokens(json: Json, wanted: readonly WantedToken[]): void {
  let { tokens } = readTokenFile(json);
  const steps = new Map(wanted.map(({ path }) => [path, stepsToValue(tokens, path)]));
  // What others refer to comes before them: whether they say the same is only known then.
  for (const { path, node } of wanted.toSorted((a, b) => (steps.get(a.path) ?? 0) - (steps.get(b.path) ?? 0))) {
    if (says(tokens, path, node)) continue;
    place(json, path.split('.'), node);
    ({ tokens } = readTokenFile(json));
  }
}

type Tokens = TokenFile['tokens'];

/** A token's own path, or those of the two of its pair. */
function ownPaths(tokens: Tokens, path: string): readonly string[] {
  return [...tokens.keys()].filter((each) => each === path || each.startsWith(`${path}.`));
}

/** How many references lie between a token and its value. */
function stepsToValue(tokens: Tokens, path: string): number {
  const stepsFrom = (own: string) => {
    let steps = 0;
    for (let at = tokens.get(own); at?.kind === 'reference' && steps < tokens.size; at = tokens.get(at.target)) steps++;
    return steps;
  };
  return Math.max(0, ...ownPaths(tokens, path).map(stepsFrom));
}

/** Whether a token, or each part of its pair, comes to these values. */
function says(tokens: Tokens, path: string, node: Json): boolean {
  const own = ownPaths(tokens, path);
  return (
    own.length > 0 &&
    own.every((each) => {
      const part = Object.hasOwn(node, '$value') ? node : record.safeParse(node[each.slice(path.length + 1)]).data;
      const resolved = resolveToken(tokens, each);
      return 'token' in resolved && comparable(resolved.token.value) === comparable(part?.$value);
    })
  );
}

/** Of a colour the notation that its components may only round. */
function comparable(value: unknown): string {
  return JSON.stringify(record.safeParse(value).data?.hex ?? value ?? null);
}

/** Puts a node at a path; groups on the way keep what else they have. */
function place(json: Json, path: readonly string[], node: Json): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    json[name] = node;
    return;
  }
  const group = record.safeParse(json[name]).data ?? {};
  json[name] = group;
  place(group, rest, node);
}
