import { CopyButton } from '#design-system/components/CopyButton/CopyButton.tsx';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { previewPath } from './address.ts';
import { exampleAddresses } from './problem.tsx';

const sections = ['open', 'look', 'board', 'difference', 'report', 'json', 'live', 'share', 'privacy'] as const;

/** How a preview is used, and the ways to it from elsewhere: a bookmark, and a link in the CMS. */
export function PreviewHelp() {
  const interfaceTexts = useTexts('interface');
  const t = useTexts('preview');
  const { site, base } = usePortal();
  const tool = site.origin + previewPath;
  const bookmarklet = `javascript:location.href='${tool}?url='+encodeURIComponent(location.href)`;
  const link = `<a href="${tool}?url={{ path }}">${t('help.link.label')}</a>`;
  const copy = { copy: t('help.copy'), copied: t('help.copied'), copyFailed: t('help.copyFailed') };
  return (
    <>
      <header className="mx-auto max-w-content px-gutter py-6">
        <Logo {...site.logo} name={site.title} href={`${base}/`} homeLabel={interfaceTexts('site.home')} />
      </header>
      <main id="main" className="bg-band">
        <div className="mx-auto flex max-w-content flex-col gap-12 px-gutter py-section">
          <div className="flex max-w-reading flex-col gap-4">
            <Title level={1}>{t('help.title')}</Title>
            <p className="text-lead text-pretty">{t('help.lead')}</p>
            <p>
              <a href={previewPath} className="text-link underline underline-offset-2 hover:text-link-hover">
                {t('help.start')}
              </a>
            </p>
          </div>
          {sections.map((section) => (
            <section key={section} className="flex max-w-reading flex-col gap-3">
              <Title level={2}>{t(`help.${section}.title`)}</Title>
              <p>{t(`help.${section}.text`, exampleAddresses)}</p>
            </section>
          ))}
          <section className="flex max-w-reading flex-col gap-3">
            <Title level={2}>{t('help.bookmark.title')}</Title>
            <p>{t('help.bookmark.text')}</p>
            <Code text={bookmarklet} />
            <CopyButton text={bookmarklet} texts={copy} />
          </section>
          <section className="flex max-w-reading flex-col gap-3">
            <Title level={2}>{t('help.link.title')}</Title>
            <p>{t('help.link.text')}</p>
            <Code text={link} />
            <CopyButton text={link} texts={copy} />
          </section>
        </div>
      </main>
    </>
  );
}

function Code({ text }: { text: string }) {
  return (
    <pre className="whitespace-pre-wrap rounded-control border border-border bg-surface p-4 text-small wrap-anywhere">
      <code>{text}</code>
    </pre>
  );
}
