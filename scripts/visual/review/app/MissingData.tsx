import { useEffect, useState } from 'react';
import { EmptyState } from '#design-system/components/EmptyState/EmptyState.tsx';
import { SiteScope } from '#design-system/theme/SiteScope.tsx';
import { preferredLanguage, preferredMode } from './preferences.ts';
import { texts } from './texts.ts';

/** Stands where the data could not be read, and says why if there is a server to tell. */
export function MissingData() {
  const language = preferredLanguage();
  const t = texts[language];
  const [reason, setReason] = useState('');

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = t('visual.title');
    // A report that was opened as a file has nobody to ask.
    fetch('./data.js')
      .then(async (response) => setReason(response.ok ? '' : await response.text()))
      .catch(() => undefined);
  }, [language, t]);

  return (
    <SiteScope site="groenkennisnet" mode={preferredMode()}>
      <main className="mx-auto min-h-dvh max-w-content px-gutter py-section">
        <EmptyState level={1} title={t('visual.noData')} text={t('visual.noDataText')}>
          {reason !== '' && (
            <p className="wrap-anywhere whitespace-pre-wrap" role="status">
              {reason}
            </p>
          )}
        </EmptyState>
      </main>
    </SiteScope>
  );
}
