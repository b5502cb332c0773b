import { z } from 'zod';

const check = z.object({
  data: z
    .object({ messageKey: z.string().nullish(), expectedContrastRatio: z.string().nullish() })
    .nullish()
    .catch(null),
});

const finding = z.object({
  id: z.string(),
  nodes: z.array(z.object({ html: z.string(), target: z.array(z.unknown()), any: z.array(check) })),
});

export type Finding = z.output<typeof finding>;

/** What Storybook's addon reports of one look by axe, as far as it is read here. */
export const axeReport = z.object({
  type: z.literal('a11y'),
  result: z.object({
    violations: z.array(finding),
    incomplete: z.array(finding),
    view: z.object({ rules: z.enum(['every', 'theme', 'colour']) }).optional(),
  }),
});
