import { readCommandLine } from '../../commandLine.ts';
import { type Preset, presets } from '../model/place.ts';
import type { Filters } from '../planning/scope.ts';

export interface VisualOptions {
  readonly against: string;
  readonly everything: boolean;
  readonly filters: Filters;
  /** Where a report is written to. */
  readonly out: string;
  readonly port: number;
}

export const usage = [
  'npm run visual -- --against main                       compare with a branch, a tag or a commit',
  '    --site coegroen --story button --folder src/templates/elements    only these; each may be given again',
  `    --preset ${presets.join(' | ')}    a look that is taken on request`,
  '    --all                                              take every picture, whatever the fingerprints say',
  'npm run visual:check -- --against main                 the same, and fail while something is undecided or rejected',
  'npm run visual:review [-- --port 6010]                 decide on what the last run found',
  'npm run visual:report [-- --out ../report]             the same page as a folder, to hand over',
].join('\n');

function isPreset(value: string): value is Preset {
  return presets.some((preset) => preset === value);
}

/** Reads the command's arguments, of which each is known. Throws, with a sentence, when one cannot be meant. */
export function readOptions(args: readonly string[]): VisualOptions {
  const { values } = readCommandLine(usage, {
    args: [...args],
    options: {
      against: { type: 'string', default: 'main' },
      all: { type: 'boolean', default: false },
      site: { type: 'string', multiple: true, default: [] },
      story: { type: 'string', multiple: true, default: [] },
      folder: { type: 'string', multiple: true, default: [] },
      preset: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: 'visual-report' },
      port: { type: 'string', default: '6010' },
    },
  });
  const strange = values.preset.find((value) => !isPreset(value));
  if (strange !== undefined) throw new Error(`There is no preset "${strange}"; choose one of ${presets.join(', ')}.`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`"${values.port}" is not a port.`);
  return {
    against: values.against,
    everything: values.all,
    filters: {
      sites: values.site,
      stories: values.story,
      folders: values.folder,
      presets: values.preset.filter(isPreset),
    },
    out: values.out,
    port,
  };
}
