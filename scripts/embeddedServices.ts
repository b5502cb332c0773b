import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';

/** Stops something that runs. */
export type Stop = () => Promise<void>;

/**
 * Starts the services that no address of a real one replaces, and adds what stops them to `running`.
 * Rejects when one cannot start; those that could are in `running` all the same.
 */
export async function startEmbeddedServices(settings: Settings, log: Log, running: Stop[]): Promise<void> {
  const { dataDir } = settings;
  const report = (event: string, fields: Record<string, unknown> = {}) => log.info({ event, ...fields });
  const starts: Promise<void>[] = [];
  if (settings.cms.embedded) {
    const { startContent } = await import('#services/content/startContent.ts');
    starts.push(
      startContent({ port: settings.contentPort, dataDir, log: report, drawing: 'ahead' }).then(
        ({ close }) => void running.push(close),
      ),
    );
  }
  if (settings.query.embedded) {
    const { startQuery } = await import('#services/query/startQuery.ts');
    starts.push(
      startQuery({ port: settings.queryPort, dataDir, log: report }).then(({ close }) => void running.push(close)),
    );
  }
  const failed = (await Promise.allSettled(starts)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
