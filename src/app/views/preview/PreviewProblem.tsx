import type { ReactNode } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { FormField } from '#design-system/components/FormField/FormField.tsx';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { Translate } from '#languages/texts.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { previewPath } from './address.ts';
import type { PreviewFailure, PreviewReport } from './previewResponse.ts';

/** Longer than any address of the CMS. */
const maximumLength = 2000;

/** Examples are of every site: they say what an address looks like, not which one to take. */
const examples = { path: '/nl/groenkennisnet/bodem', address: 'https://api.groenkennisnet.nl/nl/groenkennisnet/bodem' };

type ProblemReport = Exclude<PreviewReport, { kind: 'page' }>;

interface PreviewProblemProps {
  readonly status: number;
  readonly report: ProblemReport;
  /** Query of the address that is shown. */
  readonly search: string;
}

/** Why there is no page, and the way to another one. Nothing around it comes from the CMS, which may be the problem. */
export function PreviewProblem({ status, report, search }: PreviewProblemProps) {
  const siteTexts = useTexts('interface');
  const { site, base, language } = usePortal();
  const t = useTexts('preview');
  const parameters = new URLSearchParams(search);
  const { title, body } = problemOf(report, t, new Intl.NumberFormat(language));
  return (
    <>
      <header className="mx-auto max-w-content px-gutter py-6">
        <Logo {...site.logo} name={site.title} href={`${base}/`} homeLabel={siteTexts('site.home')} />
      </header>
      <main id="main" className="bg-band">
        <div className="mx-auto flex min-h-[70vh] max-w-content flex-col justify-center gap-8 px-gutter py-section">
          <div className="flex max-w-reading flex-col gap-4">
            <p className="font-strong text-text-muted even-figures">{status}</p>
            <Title level={1}>{title}</Title>
            {body}
          </div>
          <form action={previewPath} method="get" className="flex max-w-reading flex-col items-start gap-5">
            {['site', 'language'].map((name) => {
              const value = parameters.get(name);
              return value !== null && <input key={name} type="hidden" name={name} value={value} />;
            })}
            <div className="w-full">
              <FormField
                kind="text"
                id="preview-url"
                name="url"
                label={t('form.label')}
                required
                maxLength={maximumLength}
                defaultValue={
                  report.kind === 'failed' ? report.address : (parameters.get('url') ?? '').slice(0, maximumLength)
                }
              />
            </div>
            <Button type="submit" tone="primary">
              {t('form.submit')}
            </Button>
          </form>
        </div>
      </main>
    </>
  );
}

interface Problem {
  readonly title: string;
  readonly body: ReactNode;
}

function problemOf(report: ProblemReport, t: Translate<'preview'>, numbers: Intl.NumberFormat): Problem {
  if (report.kind === 'failed') return failureOf(report, t, numbers);
  const { reason } = report;
  return {
    title: t('refused.title'),
    body: (
      <>
        <p className="text-lead text-pretty">{t(`refused.${reason}`)}</p>
        {reason !== 'site' && (
          <div>
            <p>{t('accepted')}</p>
            <ul className="list-disc ps-6 wrap-anywhere">
              <li>{t('accepted.path', examples)}</li>
              <li>{t('accepted.address', examples)}</li>
            </ul>
          </div>
        )}
      </>
    ),
  };
}

type FailedReport = Extract<PreviewReport, { kind: 'failed' }>;

function failureOf({ failure, address }: FailedReport, t: Translate<'preview'>, numbers: Intl.NumberFormat): Problem {
  const name = nameOf(failure);
  const values = { address, ...('status' in failure ? { status: failure.status } : {}), ...limitsOf(failure, numbers) };
  return {
    title: t(`failed.${name}.title`),
    body: (
      <>
        <p className="text-lead text-pretty wrap-anywhere">{t(`failed.${name}.text`, values)}</p>
        {failure.kind === 'notJson' && (
          <p>
            {failure.line === undefined ? t('failed.notJson.near') : t('failed.notJson.line', { line: failure.line })}:{' '}
            <code className="wrap-anywhere">{failure.near}</code>
          </p>
        )}
      </>
    ),
  };
}

/** The texts of a failure: some statuses have words of their own. */
function nameOf(failure: PreviewFailure) {
  if (failure.kind !== 'status') return failure.kind;
  if (failure.status === 404 || failure.status === 410) return 'status404';
  return failure.status === 401 || failure.status === 403 ? 'forbidden' : 'status';
}

function limitsOf(failure: PreviewFailure, numbers: Intl.NumberFormat): Record<string, string> {
  if (failure.kind === 'timeout') return { seconds: numbers.format(failure.seconds) };
  return failure.kind === 'oversized' ? { megabytes: numbers.format(failure.megabytes) } : {};
}
