import { z } from 'zod';

/**
 * The part of the Design Tokens Format Module (DTCG, 2025.10) that our themes use: colours in sRGB with their hex
 * notation, dimensions in px or rem (none of them negative), numbers, font weights and font families, and references in
 * braces.
 */
const channel = z.number().min(0).max(1);
const colorValue = z
  .strictObject({
    colorSpace: z.literal('srgb'),
    components: z.tuple([channel, channel, channel]),
    hex: z.string().regex(/^#[0-9a-f]{6}$/, 'A hex notation has six lower-case digits'),
  })
  .refine(({ components, hex }) => hexOf(components) === hex, 'The components and the hex are two different colours');
const dimensionValue = z.strictObject({
  value: z.number().min(0, 'A length is not negative'),
  unit: z.enum(['px', 'rem']),
});

const tokenSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('color'), value: colorValue }),
  z.object({ type: z.literal('dimension'), value: dimensionValue }),
  z.object({ type: z.literal('fontFamily'), value: z.array(z.string().min(1)).min(2) }),
  z.object({ type: z.literal('fontWeight'), value: z.number().min(1).max(1000) }),
  z.object({ type: z.literal('number'), value: z.number() }),
]);

export type TokenValue = z.output<typeof tokenSchema>;
export type TokenType = TokenValue['type'];

/** `[0.04, 0.35, 0.24]` as `#0b5a3c`: the two notations of one colour may not drift apart. */
function hexOf(components: readonly number[]): string {
  const digits = components.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** A token as it stands in the file: its own value, or the path of the token it follows. */
export type RawToken =
  | { readonly kind: 'value'; readonly token: TokenValue }
  | { readonly kind: 'reference'; readonly target: string };

export interface TokenFile {
  readonly tokens: ReadonlyMap<string, RawToken>;
  readonly errors: readonly { readonly path: string; readonly wrong: string }[];
}

const record = z.record(z.string(), z.unknown());
const reference = /^\{([^{}]+)\}$/;

/** Flattens a parsed tokens.json into paths (`light.color.page`), with the type that a group hands down. */
export function readTokenFile(json: unknown): TokenFile {
  const tokens = new Map<string, RawToken>();
  const errors: { path: string; wrong: string }[] = [];

  function walk(node: unknown, path: string, inheritedType: unknown): void {
    const group = record.safeParse(node);
    if (!group.success) {
      errors.push({ path, wrong: 'is neither a group nor a token' });
      return;
    }
    const type = group.data.$type ?? inheritedType;
    if (!Object.hasOwn(group.data, '$value')) {
      for (const [name, child] of Object.entries(group.data)) {
        if (!name.startsWith('$')) walk(child, path === '' ? name : `${path}.${name}`, type);
      }
      return;
    }
    const value = group.data.$value;
    const target = typeof value === 'string' ? reference.exec(value)?.[1] : undefined;
    if (target !== undefined) {
      tokens.set(path, { kind: 'reference', target });
      return;
    }
    const token = tokenSchema.safeParse({ type, value });
    if (token.success) tokens.set(path, { kind: 'value', token: token.data });
    else errors.push({ path, wrong: token.error.issues.map((issue) => issue.message).join('; ') });
  }

  walk(json, '', undefined);
  return { tokens, errors };
}

/** Follows references to a value; says which token is missing, or shows the circle. */
export function resolveToken(
  tokens: ReadonlyMap<string, RawToken>,
  path: string,
): { readonly token: TokenValue } | { readonly wrong: string } {
  const trail: string[] = [];
  let current = path;
  for (;;) {
    if (trail.includes(current)) return { wrong: `goes round in a circle: ${[...trail, current].join(' → ')}` };
    trail.push(current);
    const found = tokens.get(current);
    if (found === undefined) return { wrong: `refers to ${current}, which does not exist` };
    if (found.kind === 'value') return { token: found.token };
    current = found.target;
  }
}
