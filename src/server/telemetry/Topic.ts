import { type Channel, channel } from 'node:diagnostics_channel';

/**
 * A diagnostics channel of Node with messages of one type. It is the process's, by its name: the built server and the
 * sources that start it share it. Where nobody listens, telling costs a look at a flag.
 */
export class Topic<Message extends object> {
  readonly channel: Channel;

  constructor(name: string) {
    this.channel = channel(name);
  }

  /** Whether it is worth making a message. */
  get isHeard(): boolean {
    return this.channel.hasSubscribers;
  }

  tell(message: Message): void {
    this.channel.publish(message);
  }

  /** Tells, and does the work in the contexts that listeners have bound to this topic. */
  during<Result>(message: Message, work: () => Result): Result {
    return this.channel.runStores(message, work);
  }

  /** @returns what ends it */
  listen(listener: (message: Message) => void): () => void {
    // Messages come from `tell` and `during` alone.
    const hear = (message: unknown) => listener(message as Message);
    this.channel.subscribe(hear);
    return () => void this.channel.unsubscribe(hear);
  }
}
