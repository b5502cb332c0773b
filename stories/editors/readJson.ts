import { type JsonFault, jsonFaultIn } from '#app/views/preview/jsonFault.ts';

export type ReadJson =
  | { readonly state: 'read'; readonly json: unknown }
  | { readonly state: 'broken'; readonly fault: JsonFault };

/** Reads what somebody typed as JSON, or tells where it stops being that. */
export function readJson(text: string): ReadJson {
  const fault = jsonFaultIn(text);
  return fault === undefined ? { state: 'read', json: JSON.parse(text) } : { state: 'broken', fault };
}
