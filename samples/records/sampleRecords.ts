import type { SampleRecords } from '#services/query/ports/collectionPort.ts';

/** The records of the sample world. */
export const sampleRecords: SampleRecords = {
  /**
   * The start of the SHA-256 of the records. A test compares it with what is generated: when records change on purpose,
   * take over the value that the test shows, and every database takes the new ones.
   */
  version: '403151562078',
  // Loaded only when it is needed: the words of all topics are more code than the service itself.
  load: async () => (await import('./generateRecords.ts')).generateRecords(),
};
