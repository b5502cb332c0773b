import type { ImageSource } from './imageSource.ts';
import field from './samples/akker.svg?no-inline';
import dunes from './samples/duinen.svg?no-inline';
import lake from './samples/plas.svg?no-inline';

const size = { width: 1600, height: 1000 } as const;

/** Pictures for stories: the same scenes in every review, with no host to depend on. */
export const samplePictures = {
  field: { ...size, src: field, alt: 'Akkerland met voren in de ochtendzon', focus: { x: 70, y: 40 } },
  dunes: { ...size, src: dunes, alt: 'Duinen met helmgras in de avond', focus: { x: 70, y: 45 } },
  lake: { ...size, src: lake, alt: 'Plas met rietkragen onder een bewolkte lucht', focus: { x: 30, y: 45 } },
} as const satisfies Record<string, ImageSource>;
