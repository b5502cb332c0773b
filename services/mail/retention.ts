/**
 * How long a letter is kept (s), in the outbox where nothing carries it and in the mailbox of this machine; what privacy
 * pages say is made of it.
 */
export const letterKept = 30 * 24 * 60 * 60;
