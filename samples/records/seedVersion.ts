/**
 * The start of the SHA-256 of the embedded collection. A test compares it with the records that are generated: when
 * they change on purpose, take over the value that the test shows, and every database is written anew.
 */
export const SEED_VERSION = '34a6ce071696';
