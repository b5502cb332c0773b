import pino from 'pino';
import type { Settings } from './settings/settings.types.ts';

export type Log = pino.Logger;

/** The level of `log.error`. */
const errorLevel = pino.levels.values.error ?? 50;

/**
 * The portal's log: one JSON object a line on standard output. Lines hold what happened to which site and path;
 * never who asked, nor what was searched for.
 *
 * @param report told of every error that is logged, for an error-reporting service
 */
export function createLog(level: Settings['logLevel'], report?: (error: unknown) => void): Log {
  const destination = pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });
  if (!report) return pino({ level, base: null }, destination);
  return pino(
    {
      level,
      base: null,
      hooks: {
        logMethod(line, write, lineLevel) {
          const [fields]: unknown[] = line;
          if (lineLevel >= errorLevel && typeof fields === 'object' && fields !== null && 'err' in fields) {
            report(fields.err);
          }
          write.apply(this, line);
        },
      },
    },
    destination,
  );
}
