import { join } from 'node:path';

/** PostgreSQL's own files, in the folder of an embedded database. */
export const dataOf = (folder: string): string => join(folder, 'postgres');

/** Stands once the database has been created whole: files without it are of a start that was killed halfway. */
export const createdMarkOf = (folder: string): string => join(folder, 'created');
