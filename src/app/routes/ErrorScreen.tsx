import { ErrorNotice } from '#design-system/components/ErrorNotice/ErrorNotice.tsx';
import { useTexts } from '../language/useTexts.ts';

const described = [404, 500, 502, 503, 504] as const;

/** The error page of a status: a 404 leads home, what went wrong on our side is worth another try (specification, section 8). */
export function ErrorScreen({ status }: { status: number }) {
  const t = useTexts();
  const key = described.find((known) => known === status) ?? 'other';
  const action = status < 500 ? { label: t('page.404.button'), href: '/' } : { label: t('page.retry'), href: '' };
  return <ErrorNotice status={status} title={t(`page.${key}.title`)} text={t(`page.${key}.text`)} action={action} />;
}
