/** The command cannot be carried out; the message says what would be right. */
export class Refusal extends Error {
  override name = 'Refusal';
}
