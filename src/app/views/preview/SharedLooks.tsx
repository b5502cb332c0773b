import { useTexts } from '../../language/useTexts.ts';
import { BarPanel } from './BarPanel.tsx';
import type { SharedLook } from './toolResponse.ts';

/** How much search engines show of a title and of a description (characters). */
const shownLength = { title: 60, description: 155 };

/** What others show of the page: a search engine, and whoever gets a link to it. */
export function SharedLooks({ looks }: { looks: readonly SharedLook[] }) {
  const t = useTexts('preview');
  return (
    <BarPanel name="looks" title={t('looks')} icon="share">
      <p className="mb-3 text-small text-text-muted">{t('looks.lead')}</p>
      <ul className="flex flex-col gap-10">
        {looks.map((look) => (
          <li key={look.site} className="flex flex-col gap-4">
            <h2 className="font-heading font-strong text-heading text-title-small">{look.siteTitle}</h2>
            <Snippet look={look} />
            <Card look={look} />
          </li>
        ))}
      </ul>
    </BarPanel>
  );
}

function Snippet({ look: { title, siteTitle, address, description } }: { look: SharedLook }) {
  const t = useTexts('preview');
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-small text-text-muted">{t('looks.snippet')}</figcaption>
      <div className="rounded-card border border-border p-4">
        <p className="truncate text-small text-text-muted">{address}</p>
        <p className="text-lead text-link">{cut(`${title} – ${siteTitle}`, shownLength.title)}</p>
        <p className="text-small">
          {description ? cut(description, shownLength.description) : t('looks.noDescription')}
        </p>
      </div>
    </figure>
  );
}

function Card({ look: { title, siteTitle, description, picture } }: { look: SharedLook }) {
  const t = useTexts('preview');
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-small text-text-muted">{t('looks.card')}</figcaption>
      <div className="overflow-hidden rounded-card border border-border">
        {picture ? (
          <img src={picture} alt="" loading="lazy" className="preview-picture" />
        ) : (
          <p className="preview-picture flex items-center justify-center bg-band p-4 text-small text-text-muted">
            {t('looks.noPicture')}
          </p>
        )}
        <div className="p-4">
          <p className="text-small text-text-muted">{siteTitle}</p>
          <p className="font-strong text-heading">{title}</p>
          {description && <p className="text-small">{description}</p>}
        </div>
      </div>
    </figure>
  );
}

/** A text as far as there is room, ending at a word. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
}
