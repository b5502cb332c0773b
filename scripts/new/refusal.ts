/** Something was asked for that cannot be made; its message is one clear sentence for whoever asked. */
export class Refusal extends Error {}
