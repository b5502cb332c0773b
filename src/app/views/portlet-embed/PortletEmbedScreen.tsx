import { Band } from '#design-system/components/Band/Band.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { EmbedCode } from '#design-system/components/EmbedCode/EmbedCode.tsx';
import { EmbedFrame } from '#design-system/components/EmbedFrame/EmbedFrame.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { contactFormPath } from '../../api/contactFormAddress.ts';
import { usePortal } from '../../context/portalContext.tsx';
import type { PublicPortlet } from '../../context/publicSite.ts';
import { useTexts } from '../../language/useTexts.ts';
import { searchPath } from '../../search/addresses.ts';
import { PortletLayout } from '../portlet/PortletLayout.tsx';
import type { ScreenProps } from '../viewDefinition.ts';
import type { PortletEmbedView } from './address.ts';
import { embedCode } from './embedCode.ts';

/** For those who want the portlet on a site of their own: the code, who may use it, and what it looks like. */
export function PortletEmbedScreen({ view }: ScreenProps<PortletEmbedView, undefined>) {
  return (
    <PortletLayout context={view} page="code">
      {(portlet) => <Embedding view={view} portlet={portlet} />}
    </PortletLayout>
  );
}

function Embedding({ view, portlet }: { readonly view: PortletEmbedView; readonly portlet: PublicPortlet }) {
  const { site } = usePortal();
  const t = useTexts('portlet');
  const provider = { site: portlet.main.title };
  return (
    <>
      <Band rhythm="tight">
        <div className="flex max-w-reading flex-col gap-4">
          <Title level={1} size="large">
            {portlet.embedTitle}
          </Title>
          <p className="text-lead">{t('embed.lead')}</p>
          <EmbedCode
            label={t('embed.code')}
            code={embedCode(portlet, site.title)}
            texts={{ copy: t('embed.copy'), copied: t('embed.copied'), copyFailed: t('embed.copyFailed') }}
          />
          <p>{t('embed.height')}</p>
        </div>
      </Band>
      <Band tone="band" rhythm="tight">
        <div className="flex max-w-reading flex-col gap-4">
          <Title level={2} size="medium">
            {t('embed.hosts')}
          </Title>
          <p>{t(portlet.embedHosts.length > 0 ? 'embed.hostsText' : 'embed.noHosts')}</p>
          {portlet.embedHosts.length > 0 && (
            <ul className="flex list-disc flex-col gap-1 ps-6">
              {portlet.embedHosts.map((host) => (
                <li key={host} translate="no">
                  {host}
                </li>
              ))}
            </ul>
          )}
          <p>{t('embed.ask', provider)}</p>
          <div>
            <Button tone="secondary" href={portlet.main.origin + contactFormPath}>
              {t('embed.contact', provider)}
            </Button>
          </div>
        </div>
      </Band>
      <Band rhythm="tight">
        <div className="flex flex-col gap-4">
          <Title level={2} size="medium">
            {t('embed.preview')}
          </Title>
          <p className="max-w-reading">{t('embed.previewText')}</p>
          <EmbedFrame src={searchPath(view)} title={site.title} />
          <p>
            <Link kind="more-info" href={searchPath(view)}>
              {t('embed.open', { title: site.title })}
            </Link>
          </p>
        </div>
      </Band>
    </>
  );
}
