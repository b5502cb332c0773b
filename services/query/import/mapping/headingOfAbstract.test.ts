import { expect, it } from 'vitest';
import { openGazetteer } from '#services/query/places/openGazetteer.ts';
import { createSpellings } from './keywords.ts';
import { mapRecord } from './mapRecord.ts';

it.each([
  ['<jats:title>Abstract</jats:title><jats:p>We sowed.</jats:p>', 'We sowed.'],
  ['SAMENVATTING: Er is gezaaid.', 'Er is gezaaid.'],
  ['Summary of what was sown', 'Summary of what was sown'],
  ['SUMMARY OF WHAT WAS SOWN', 'SUMMARY OF WHAT WAS SOWN'],
  ['Abstract', 'Abstract'],
])('leaves out the heading of the abstract %j', (abstract, text) => {
  const fields = Object.entries({ title: 'Soil', abstract } as const);
  const given = fields.map(([field, value]) => ({ name: field, field: field as 'title' | 'abstract', text: value }));
  expect(mapRecord(given, createSpellings(), openGazetteer)).toMatchObject({ record: { abstract: text } });
});
