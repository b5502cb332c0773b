import { resolve } from 'node:path';

/** The JSON answers of the sample world's CMS. */
export const contentFolder = resolve(import.meta.dirname, 'content');

export const filmsFolder = resolve(import.meta.dirname, 'films');
