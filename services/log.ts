/** How a service tells what happened; fields are for machines. */
export type Log = (event: string, fields?: Readonly<Record<string, unknown>>) => void;
