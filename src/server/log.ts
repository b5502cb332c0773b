import pino from 'pino';
import type { Settings } from './settings.ts';

export type Log = pino.Logger;

/**
 * The portal's log: one JSON object a line on standard output. Lines hold what happened to which site and path;
 * never who asked, nor what was searched for.
 */
export function createLog(level: Settings['logLevel']): Log {
  return pino({ level, base: null }, pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }));
}
