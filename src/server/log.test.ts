import { expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

it('tells of every error that is logged, and of nothing less', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const report = vi.fn();
  const log = createLog('error', report);
  const err = new Error('render failed');
  log.error({ event: 'render.failed', site: 'coegroen', status: 500, err });
  log.error({ event: 'something.else' });
  log.warn({ event: 'element.unknown', err });
  expect(report.mock.calls).toEqual([[err, { event: 'render.failed', site: 'coegroen' }]]);
  write.mockRestore();
});
