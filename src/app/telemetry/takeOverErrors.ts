import type { PublicSite } from '../context/publicSite.ts';

declare global {
  interface Window {
    /** Errors since the page began, noted by the script before the first paint until somebody takes them over. */
    earlyErrors?: unknown[];
  }
}

/**
 * Sends the page's errors, those until now and all that follow, to the site's error-reporting service; in built portals
 * only (specification, section 8). The service's code comes with the first error: most visits need none of it.
 */
export function takeOverErrors({ id, errorReports }: Pick<PublicSite, 'id' | 'errorReports'>): void {
  const errors = window.earlyErrors ?? [];
  if (!errorReports || !import.meta.env.PROD) {
    errors.push = () => 0;
    return;
  }
  let reports: Promise<(error: unknown) => void> | undefined;
  const report = (error: unknown) => {
    reports ??= import('./errorReports.ts').then(({ createErrorReports }) =>
      createErrorReports({
        dsn: errorReports,
        release: document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? '',
        tags: { side: 'browser', site: id },
        path: () => location.pathname,
      }),
    );
    // A report that cannot be sent must not be the next error.
    reports.then((send) => send(error)).catch(() => {});
  };
  errors.push = (...later) => {
    later.forEach(report);
    return 0;
  };
  errors.splice(0).forEach(report);
}
