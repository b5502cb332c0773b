import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Literal, Parser, type Quad } from 'n3';
import { type Label, labelOf } from './label.ts';
import type { Concept } from './thesaurus.ts';

const skos = 'http://www.w3.org/2004/02/skos/core#';
const skosXl = 'http://www.w3.org/2008/05/skos-xl#';

/** Of the terms of SKOS and SKOS-XL those that name a concept; preferred ones stand first. */
const naming = new Map<string, 'first' | 'last'>([
  [`${skos}prefLabel`, 'first'],
  [`${skos}altLabel`, 'last'],
  [`${skos}hiddenLabel`, 'last'],
  [`${skosXl}prefLabel`, 'first'],
  [`${skosXl}altLabel`, 'last'],
]);
const literalForm = `${skosXl}literalForm`;

/** Besides Dutch and English, labels are kept that belong to no language or to Latin: names of species. */
const nameLanguages = new Set(['la', '']);

/** What lines of N-Triples are worth reading for: a large thesaurus has ten times as many others. */
const named = /(?:pref|alt|hidden)Label>|literalForm>/;

/**
 * Reads the concepts of a thesaurus in SKOS or SKOS-XL, as N-Triples (a line at a time, in any size) or Turtle, packed
 * with gzip or not. Rejects when it cannot be read.
 */
export async function readSkos(file: string): Promise<Concept[]> {
  const labels = createLabels();
  const packed = createReadStream(file);
  const stream = /\.gz$/i.test(file) ? packed.pipe(createGunzip()) : packed;
  packed.on('error', (error) => stream.destroy(error));
  const isLines = /\.nt(?:\.gz)?$/i.test(file);
  const parser = new Parser({ format: isLines ? 'N-Triples' : 'Turtle' });
  let text = '';
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!isLines) text += `${line}\n`;
    // Each line of N-Triples stands for itself.
    else if (named.test(line)) for (const quad of new Parser({ format: 'N-Triples' }).parse(line)) labels.add(quad);
  }
  if (!isLines) for (const quad of parser.parse(text)) labels.add(quad);
  return labels.concepts();
}

/** A label, or the name of a thing that is one (SKOS-XL). */
type Given = Label | { readonly named: string };

/** Gathers the labels of concepts, in whatever order they come. */
function createLabels() {
  const byConcept = new Map<string, { first: Given[]; last: Given[] }>();
  /** SKOS-XL: labels are things of their own. */
  const named = new Map<string, Label>();
  return {
    add: ({ subject, predicate, object }: Quad) => {
      const label = object.termType === 'Literal' ? labelOfLiteral(object) : { named: object.value };
      if (label === undefined) return;
      if (predicate.value === literalForm && 'text' in label) named.set(subject.value, label);
      const place = naming.get(predicate.value);
      if (place === undefined) return;
      const concept = byConcept.get(subject.value) ?? { first: [], last: [] };
      byConcept.set(subject.value, concept);
      concept[place].push(label);
    },
    concepts: (): Concept[] =>
      [...byConcept.values()].map(({ first, last }) => ({
        labels: [...first, ...last].flatMap((label) => ('text' in label ? label : (named.get(label.named) ?? []))),
      })),
  };
}

/** `undefined` in a language whose labels are not kept. */
function labelOfLiteral({ value, language }: Literal): Label | undefined {
  const [tag = ''] = language.split('-');
  if (tag === 'nl' || tag === 'en') return labelOf(value, tag);
  return nameLanguages.has(tag) ? labelOf(value) : undefined;
}
