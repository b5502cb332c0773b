import { createFontStack } from '@capsizecss/core';
import { fontFamilyToCamelCase } from '@capsizecss/metrics';
import { z } from 'zod';
import type { Problem } from './problem.ts';
import type { Family, Theme } from './theme.ts';

const metricsSchema = z.object({
  familyName: z.string(),
  ascent: z.number(),
  descent: z.number(),
  lineGap: z.number(),
  unitsPerEm: z.number(),
  xWidthAvg: z.number(),
});
type Metrics = z.output<typeof metricsSchema>;

interface SystemFont {
  readonly name: string;
  /** Full names under which systems know the regular and the bold face, with twins of the same metrics. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
}

/** What is drawn until the font is there: one face nearly every desktop has, one that Android has. */
const systemFonts: Record<Family['generic'], readonly SystemFont[]> = {
  'sans-serif': [
    { name: 'Arial', regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
    { name: 'Roboto', regular: ['Roboto'], bold: ['Roboto Bold'] },
  ],
  serif: [
    {
      name: 'Times New Roman',
      regular: ['Times New Roman', 'Liberation Serif'],
      bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
    },
    { name: 'Noto Serif', regular: ['Noto Serif'], bold: ['Noto Serif Bold'] },
  ],
};

const metricWeights = { regular: 400, bold: 700 } as const;

async function readMetrics(family: string, weight: keyof typeof metricWeights): Promise<Metrics> {
  const path = `@capsizecss/metrics/${fontFamilyToCamelCase(family)}${weight === 'bold' ? '/700' : ''}`;
  const module: unknown = await import(path);
  return z.object({ default: metricsSchema }).parse(module).default;
}

function fallbackName(family: string, system: SystemFont): string {
  return `${family} ${system.name}`;
}

/** The `font-family` of a token: the font, its fallbacks with the same metrics, the generic. */
export function fontStack({ name, generic }: Family): string {
  const fallbacks = systemFonts[generic].map((system) => `'${fallbackName(name, system)}'`);
  return [`'${name}'`, ...fallbacks, generic].join(', ');
}

/** Families of a theme whose measures are not known: its style sheet cannot be written. */
export async function measureProblems({ site, fonts }: Theme): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const name of new Set(Object.values(fonts).map((family) => family.name))) {
    try {
      await Promise.all([readMetrics(name, 'regular'), readMetrics(name, 'bold')]);
    } catch {
      const mend = 'Name a family of Google Fonts that has a bold face, as it is spelled there.';
      problems.push({ site, mode: 'both', where: `the font ${name}`, wrong: 'has no measures that are known', mend });
    }
  }
  return problems;
}

/**
 * `@font-face` rules that stretch system fonts to a font's measures, in regular and bold, so that nothing moves when
 * the font arrives. Throws when a family has no known metrics.
 */
export async function fallbackFaces({ name, generic }: Family): Promise<string> {
  const rules: string[] = [];
  for (const system of systemFonts[generic]) {
    for (const weight of ['regular', 'bold'] as const) {
      const { fontFaces } = createFontStack([await readMetrics(name, weight), await readMetrics(system.name, weight)], {
        fontFaceFormat: 'styleObject',
      });
      const face = fontFaces[0]?.['@font-face'];
      if (face === undefined) throw new Error(`No metric-compatible face of ${system.name} for ${name}`);
      rules.push(
        [
          '@font-face {',
          `  font-family: '${fallbackName(name, system)}';`,
          `  font-weight: ${metricWeights[weight]};`,
          `  src: ${system[weight].map((local) => `local('${local}')`).join(', ')};`,
          `  ascent-override: ${face.ascentOverride};`,
          `  descent-override: ${face.descentOverride};`,
          `  line-gap-override: ${face.lineGapOverride ?? '0%'};`,
          `  size-adjust: ${face.sizeAdjust};`,
          '}',
        ].join('\n'),
      );
    }
  }
  return rules.join('\n');
}
