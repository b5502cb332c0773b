import { colorTokens } from '#design-system/tokens/semanticTokens.ts';
import { readTokenFile, resolveToken } from './dtcg.ts';
import { type Mode, modes } from './problem.ts';
import type { Theme } from './theme.ts';

/** A theme with its tokens.json, whose references are kept where another tool can follow them. */
export interface ExportedTheme {
  readonly theme: Theme;
  readonly json: unknown;
}

/** A file of the export: its path below the folder, and its JSON. */
export interface ExportedFile {
  readonly path: string;
  readonly json: object;
}

const version = '2025.10';

/** `#rrggbb` or `#rrggbbaa` as DTCG writes a colour; components to four digits, as in our tokens.json. */
export function colorValue(hex: string): object {
  const part = (from: number) => Number((Number.parseInt(hex.slice(from, from + 2), 16) / 255).toFixed(4));
  return {
    colorSpace: 'srgb',
    components: [part(1), part(3), part(5)],
    ...(hex.length === 9 && { alpha: part(7) }),
    hex: hex.slice(0, 7),
  };
}

function rem(value: number): object {
  return { $value: { value, unit: 'rem' } };
}

/** `gkn_base_color` as `gkn-base-color`: tools want one way of writing names. */
function kebab(name: string): string {
  return name.replaceAll('_', '-');
}

/** What light and dark have in common: every size as a pair for small and wide windows, every radius as two corners. */
function sharedGroups({ fonts, sizes, numbers, radii }: Theme): object {
  const numbersOf = (category: string) =>
    Object.fromEntries(
      Object.entries(numbers)
        .filter(([name]) => name.startsWith(`${category}-`))
        .map(([name, value]) => [name.slice(category.length + 1), { $value: value }]),
    );
  const corners = (radius: string) => {
    const [start = 0, end = start] = radius.split(' ').map((length) => Number.parseFloat(length));
    return { start: rem(start), end: rem(end) };
  };
  return {
    font: {
      $type: 'fontFamily',
      ...Object.fromEntries(
        Object.entries(fonts).map(([role, { name, generic }]) => [role, { $value: [name, generic] }]),
      ),
    },
    size: {
      $type: 'dimension',
      ...Object.fromEntries(
        Object.entries(sizes).map(([role, { small, wide }]) => [role, { small: rem(small), wide: rem(wide) }]),
      ),
    },
    weight: { $type: 'fontWeight', ...numbersOf('weight') },
    leading: { $type: 'number', ...numbersOf('leading') },
    tracking: { $type: 'number', $description: 'In em.', ...numbersOf('tracking') },
    radius: {
      $type: 'dimension',
      ...Object.fromEntries(Object.entries(radii).map(([role, radius]) => [role, corners(radius)])),
    },
  };
}

/** All values of a theme in one mode, without references: for tools that know neither these nor resolvers. */
export function plainTokens(theme: Theme, mode: Mode): object {
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(colorTokens.map((role) => [role, { $value: colorValue(theme.colors[mode][role]) }])),
    },
    ...sharedGroups(theme),
  };
}

/** A theme with both modes, its own colours, and the references to these. */
function siteTokens({ theme, json }: ExportedTheme): object {
  const { tokens } = readTokenFile(json);
  const brand = [...tokens.keys()].flatMap((path) => {
    if (!path.startsWith('brand.color.')) return [];
    const resolved = resolveToken(tokens, path);
    return 'token' in resolved && resolved.token.type === 'color'
      ? [[kebab(path.slice('brand.color.'.length)), { $value: colorValue(resolved.token.value.hex) }]]
      : [];
  });
  const colorOf = (mode: Mode, role: (typeof colorTokens)[number]) => {
    const raw = tokens.get(`${mode}.color.${role}`);
    const target = raw?.kind === 'reference' && raw.target.startsWith('brand.color.') ? raw.target : undefined;
    return { $value: target === undefined ? colorValue(theme.colors[mode][role]) : `{${kebab(target)}}` };
  };
  const mode = (name: Mode) => ({
    color: { $type: 'color', ...Object.fromEntries(colorTokens.map((role) => [role, colorOf(name, role)])) },
  });
  return {
    brand: { color: { $type: 'color', ...Object.fromEntries(brand) } },
    light: mode('light'),
    dark: mode('dark'),
    ...sharedGroups(theme),
  };
}

/** The colours as they are called where a mode is chosen: `color.link` is `light.color.link` or `dark.color.link`. */
function modeTokens(mode: Mode): object {
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(colorTokens.map((role) => [role, { $value: `{${mode}.color.${role}}` }])),
    },
  };
}

/**
 * All themes in the format of the Design Tokens Community Group (2025.10): a resolver document that chooses site and
 * mode, and one plain file for each choice.
 */
export function exportThemes(themes: readonly ExportedTheme[]): readonly ExportedFile[] {
  const named = themes.map((each) => ({ ...each, name: each.theme.site.replaceAll('/', '-') }));
  const [first] = named;
  if (!first) throw new Error('There is no theme to export.');
  const resolver = {
    name: 'Portal',
    version,
    modifiers: {
      site: {
        contexts: Object.fromEntries(named.map(({ name }) => [name, [{ $ref: `./sites/${name}.tokens.json` }]])),
        default: first.name,
      },
      mode: {
        contexts: Object.fromEntries(modes.map((mode) => [mode, [{ $ref: `./modes/${mode}.tokens.json` }]])),
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/modifiers/site' }, { $ref: '#/modifiers/mode' }],
  };
  return [
    { path: 'portal.resolver.json', json: resolver },
    ...named.map((each) => ({ path: `sites/${each.name}.tokens.json`, json: siteTokens(each) })),
    ...modes.map((mode) => ({ path: `modes/${mode}.tokens.json`, json: modeTokens(mode) })),
    ...named.flatMap(({ name, theme }) =>
      modes.map((mode) => ({ path: `plain/${name}-${mode}.tokens.json`, json: plainTokens(theme, mode) })),
    ),
  ];
}
