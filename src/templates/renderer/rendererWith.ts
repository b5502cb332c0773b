import { reportUncaught } from '#design-system/reportUncaught.ts';
import dutch from '#languages/nl/templates.json' with { type: 'json' };
import { plainTexts } from '#languages/plainTexts.ts';
import { type FormKind, type Forms, typedValues } from './forms.ts';
import type { Renderer } from './RendererProvider.tsx';

/** What is special about an app; of groups, such as `addresses`, a part will do. */
export type SpecialRenderer = Partial<Omit<Renderer, Group>> & { readonly [Name in Group]?: Partial<Renderer[Name]> };

type Group = 'addresses' | 'consent' | 'forms';

/**
 * A renderer for an app that shows pages of the CMS and is no portal: in Dutch, with the CMS's pictures as they are, no
 * search fields, paths as addresses, and forms sent to `/api/<kind>`. Another language takes its texts along.
 * @example rendererWith({ language: 'en', t: plainTexts(english, 'en') })
 */
export function rendererWith(special: SpecialRenderer = {}): Renderer {
  const { action = formAddress } = special.forms ?? {};
  return {
    t: plainTexts(dutch, 'nl'),
    language: 'nl',
    pictureUrl: ({ source }) => source,
    searchBar: () => null,
    audience: 'public',
    crashed: new Set(),
    onCrash: ({ error }) => reportUncaught(error),
    ...special,
    addresses: {
      search: (term) => `/zoeken/${encodeURIComponent(term)}`,
      calendar: (path) => `/api/calendar?path=${encodeURIComponent(path)}`,
      whole: (path) => path,
      ...special.addresses,
    },
    consent: { video: false, allowVideo: () => {}, ...special.consent },
    forms: { action, page: '/', posted: undefined, submit: submitTo(action), ...special.forms },
  };
}

function formAddress(kind: FormKind): string {
  return `/api/${kind}`;
}

/** Sends by script to where a browser without scripts sends. */
function submitTo(action: Forms['action']): Forms['submit'] {
  return async (kind, fields) => {
    const answer = await fetch(action(kind), { method: 'POST', body: fields }).catch(() => undefined);
    return answer?.ok ? { state: 'accepted' } : { state: 'failed', values: typedValues(fields) };
  };
}
