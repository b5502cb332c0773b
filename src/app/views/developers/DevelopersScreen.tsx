import { Band } from '#design-system/components/Band/Band.tsx';
import { EmbedCode } from '#design-system/components/EmbedCode/EmbedCode.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { citationAddress } from '../../api/citationAddress.ts';
import { feedAddress, listPath } from '../../api/listAddress.ts';
import { oaiPath } from '../../api/oaiAddress.ts';
import { openApiPath } from '../../api/openApiAddress.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import type { ScreenProps } from '../viewDefinition.ts';
import type { DevelopersView } from './address.ts';

/** What others may ask of the portal, with an example of each call, and how much of it. */
export function DevelopersScreen({ view }: ScreenProps<DevelopersView, undefined>) {
  const { site } = usePortal();
  const t = useTexts('developers');
  const { language } = view;
  const search = { term: t('term'), language, parameters: new URLSearchParams() };
  const asked = (path: string, parameters: Readonly<Record<string, string>>) =>
    `${path}?${new URLSearchParams({ ...parameters, language })}`;
  const calls = [
    { name: 'search', path: asked('/api/search', { term: search.term, jaar_van: '2020' }) },
    { name: 'suggest', path: asked('/api/suggest', { q: search.term.slice(0, 4) }) },
    { name: 'record', path: asked('/api/search', { id: '1019774' }) },
    { name: 'citation', path: citationAddress('1019774', 'ris', { language }) },
    { name: 'list', path: asked(listPath, { term: search.term, format: 'csv' }) },
    { name: 'feed', path: feedAddress(search) },
  ] as const;
  const copyTexts = { copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') };
  return (
    <>
      <Band tone="band" rhythm="tight" width="reading">
        <div className="flex flex-col gap-4">
          <Title level={1}>{t('title')}</Title>
          <p className="text-lead">{t('lead')}</p>
          <p>
            {t('description')} <Link href={openApiPath}>{t('description.link')}</Link>
          </p>
        </div>
      </Band>
      <Band rhythm="tight" width="reading" labelledBy="calls">
        <div className="flex flex-col gap-10">
          <Title level={2} id="calls">
            {t('calls')}
          </Title>
          {calls.map(({ name, path }) => (
            <div key={name} className="flex flex-col gap-3">
              <Title level={3}>{t(`call.${name}`)}</Title>
              <p>{t(`call.${name}.text`)}</p>
              <EmbedCode label={t('example')} code={site.origin + path} texts={copyTexts} />
            </div>
          ))}
        </div>
      </Band>
      <Band tone="band" rhythm="tight" width="reading" labelledBy="harvest">
        <div className="flex flex-col gap-4">
          <Title level={2} id="harvest">
            {t('harvest')}
          </Title>
          <p>{t('harvest.text')}</p>
          <p>{t('harvest.changes')}</p>
          <EmbedCode
            label={t('example')}
            code={`${site.origin}${oaiPath}?verb=ListRecords&metadataPrefix=oai_dc`}
            texts={copyTexts}
          />
        </div>
      </Band>
      <Band rhythm="tight" width="reading" labelledBy="rules">
        <div className="flex flex-col gap-4">
          <Title level={2} id="rules">
            {t('rules')}
          </Title>
          <ul className="flex list-disc flex-col gap-2 ps-6">
            {(['key', 'pages', 'rate', 'lists', 'stable'] as const).map((rule) => (
              <li key={rule}>{t(`rules.${rule}`)}</li>
            ))}
          </ul>
        </div>
      </Band>
    </>
  );
}
