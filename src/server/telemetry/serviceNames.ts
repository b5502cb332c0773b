import type { Settings } from '../settings/settings.types.ts';

/** The services a portal calls, as metrics and traces name them; whatever else it calls is `other`. */
export type ServiceName = 'cms' | 'query' | 'preference' | 'identity' | 'model' | 'pictures' | 'other';

/** Names a service by its origin: a host stands in settings, so there are as many names as rows here. */
export function serviceNames(
  settings: Pick<Settings, 'cms' | 'query' | 'preference' | 'identity' | 'model' | 'pictureHosts'>,
): (origin: string) => ServiceName {
  const { cms, query, preference, identity, model, pictureHosts } = settings;
  const names = new Map<string, ServiceName>();
  for (const origin of pictureHosts.values()) names.set(origin, 'pictures');
  if (identity.kind === 'auth0') names.set(identity.origin, 'identity');
  if (model) names.set(new URL(model.baseUrl).origin, 'model');
  // Last, because the CMS often has the pictures too.
  names.set(new URL(preference.baseUrl).origin, 'preference');
  names.set(new URL(query.baseUrl).origin, 'query');
  names.set(new URL(cms.baseUrl).origin, 'cms');
  return (origin) => names.get(origin) ?? 'other';
}
