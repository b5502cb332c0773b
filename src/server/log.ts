import pino from 'pino';
import type { Settings } from './settings/settings.types.ts';

export type Log = pino.Logger;

type ReportError = (error: unknown, tags: Readonly<Record<string, string>>) => void;

/** The level of `log.error`. */
const errorLevel = pino.levels.values.error ?? 50;

/**
 * The portal's log: one JSON object a line on standard output. Lines hold what happened to which site and path;
 * never who asked, nor what was searched for.
 *
 * @param report told of every error that is logged, and of what it happened to, for an error-reporting service
 */
export function createLog(level: Settings['logLevel'], report?: ReportError): Log {
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
            report(fields.err, tagsOf(fields));
          }
          write.apply(this, line);
        },
      },
    },
    destination,
  );
}

/** What a line says of where it happened, as far as it is about nobody. */
function tagsOf(fields: object): Record<string, string> {
  const named = Object.entries(fields).filter(
    ([name, value]) => /^(?:event|site|page)$/.test(name) && value !== undefined,
  );
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
}
