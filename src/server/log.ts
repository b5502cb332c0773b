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
 * @param mixin what every line says besides: its trace
 */
export function createLog(level: Settings['logLevel'], report?: ReportError, mixin?: () => object): Log {
  const destination = pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });
  const options = { level, base: null, ...(mixin && { mixin }), ...(report && { hooks: reportingHooks(report) }) };
  return pino(options, destination);
}

function reportingHooks(report: ReportError): NonNullable<pino.LoggerOptions['hooks']> {
  return {
    logMethod(line, write, lineLevel) {
      const [fields]: unknown[] = line;
      if (lineLevel >= errorLevel && typeof fields === 'object' && fields !== null && 'err' in fields) {
        report(fields.err, tagsOf(fields));
      }
      write.apply(this, line);
    },
  };
}

/** What a line says of where it happened, as far as it is about nobody. */
function tagsOf(fields: object): Record<string, string> {
  const named = Object.entries(fields).filter(
    ([name, value]) => /^(?:event|site|page)$/.test(name) && value !== undefined,
  );
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
}
