/** The engine does not answer now, and nothing is wrong with what it was asked: it is worth asking again. */
export class EngineAway extends Error {
  override readonly name = 'EngineAway';
  /** In seconds. */
  readonly retryAfter = 5;
}
