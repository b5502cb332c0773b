import type { ReactNode } from 'react';
import type { Translate } from '#languages/texts.ts';
import type { PreviewFailure, PreviewReport, Refusal } from './previewResponse.ts';

/** Examples are of every site: they say what an address looks like, not which one to take. */
export const exampleAddresses = {
  path: '/nl/groenkennisnet/bodem',
  address: 'https://api.groenkennisnet.nl/nl/groenkennisnet/bodem',
  page: 'https://groenkennisnet.nl/dossier/bodem',
  id: '12278',
};

/** What is told where no page is shown. */
export type ProblemReport = Exclude<PreviewReport, { kind: 'page' }>;

/** Why there is no page: what it is called, and what can be done. */
export interface Problem {
  readonly title: string;
  readonly body: ReactNode;
}

export function problemOf(report: ProblemReport, t: Translate<'preview'>, numbers: Intl.NumberFormat): Problem {
  if (report.kind === 'failed') return failureOf(report, t, numbers);
  const { reason } = report;
  return {
    title: t(isOfLink(reason) ? 'refused.shareTitle' : 'refused.title'),
    body: (
      <>
        <p className="text-lead text-pretty">{t(`refused.${reason}`)}</p>
        {reason !== 'site' && reason !== 'expired' && !isOfLink(reason) && <AcceptedAddresses t={t} />}
      </>
    ),
  };
}

function isOfLink(reason: Refusal): boolean {
  return reason === 'shareExpired' || reason === 'shareDamaged';
}

/** What an address may look like, each with an example. */
export function AcceptedAddresses({ t }: { t: Translate<'preview'> }) {
  return (
    <div>
      <p>{t('accepted')}</p>
      <ul className="list-disc ps-6 wrap-anywhere">
        {(['path', 'address', 'page', 'id'] as const).map((kind) => (
          <li key={kind}>{t(`accepted.${kind}`, exampleAddresses)}</li>
        ))}
      </ul>
    </div>
  );
}

type FailedReport = Extract<PreviewReport, { kind: 'failed' }>;

function failureOf({ failure, address }: FailedReport, t: Translate<'preview'>, numbers: Intl.NumberFormat): Problem {
  const name = address === '' ? pastedNameOf(failure) : nameOf(failure);
  const values = { address, ...('status' in failure ? { status: failure.status } : {}), ...limitsOf(failure, numbers) };
  return {
    title: t(`failed.${name}.title`),
    body: (
      <>
        <p className="text-lead text-pretty wrap-anywhere">{t(`failed.${name}.text`, values)}</p>
        {failure.kind === 'notJson' && <FaultyPlace fault={failure} t={t} />}
      </>
    ),
  };
}

interface FaultyPlaceProps {
  readonly fault: Extract<PreviewFailure, { kind: 'notJson' }>;
  readonly t: Translate<'preview'>;
}

/** Where a text stops being JSON, and how to mend it. */
function FaultyPlace({ fault: { line, cause, near }, t }: FaultyPlaceProps) {
  return (
    <>
      {near !== '' && (
        <p>
          {line === undefined ? t('failed.notJson.near') : t('failed.notJson.line', { line })}:{' '}
          <code className="wrap-anywhere">{near}</code>
        </p>
      )}
      {cause !== undefined && <p>{t(`jsonCause.${cause}`)}</p>}
    </>
  );
}

/** The texts of a failure: some statuses have words of their own. */
function nameOf(failure: PreviewFailure) {
  if (failure.kind !== 'status') return failure.kind;
  if (failure.status === 404 || failure.status === 410) return 'status404';
  return failure.status === 401 || failure.status === 403 ? 'forbidden' : 'status';
}

/** What an editor pasted has no address, and nobody else to ask about it. */
function pastedNameOf({ kind }: PreviewFailure) {
  return kind === 'notJson' || kind === 'notObject' ? (`pasted.${kind}` as const) : 'pasted.oversized';
}

function limitsOf(failure: PreviewFailure, numbers: Intl.NumberFormat): Record<string, string> {
  if (failure.kind === 'timeout') return { seconds: numbers.format(failure.seconds) };
  return failure.kind === 'oversized' ? { megabytes: numbers.format(failure.megabytes) } : {};
}
