import type { Difference } from '../../model/results.ts';
import type { Translate } from './texts.ts';

export interface DetailsProps {
  readonly difference: Difference;
  readonly t: Translate;
}

/** What the difference is besides pixels: styles, what screen readers hear, and what axe says. */
export function Details({ difference: { detail }, t }: DetailsProps) {
  if (!detail) return null;
  const { styles, aria, axe } = detail;
  return (
    <div className="grid items-start gap-8 large:grid-cols-2">
      {axe.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-title-small">{t('visual.axe')}</h3>
          <ul className="flex flex-col gap-1">
            {axe.map(({ rule, help, since }) => (
              <li key={rule} className={since === 'new' ? 'text-palette-negative' : 'text-palette-positive'}>
                {since === 'new' ? t('visual.axe.new', { help }) : t('visual.axe.gone', { help })} <code>{rule}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {styles.length > 0 && <StyleTable {...{ styles, t }} />}
      {aria.length > 0 && (
        <section className="flex min-w-0 flex-col gap-2">
          <h3 className="text-title-small">{t('visual.aria')}</h3>
          <ul className="flex flex-col gap-1 font-body text-small">
            {aria.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never change places.
              <li key={index} className={line.startsWith('-') ? 'text-palette-negative' : 'text-palette-positive'}>
                <code className="wrap-anywhere">{line}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function StyleTable({ styles, t }: { styles: NonNullable<Difference['detail']>['styles']; t: Translate }) {
  const heads = [t('visual.element'), t('visual.property'), t('visual.before'), t('visual.after')];
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 id="styles" className="text-title-small">
        {t('visual.styles')}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <section aria-labelledby="styles" tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-small">
          <thead>
            <tr className="border-border-strong border-b text-start">
              {heads.map((head) => (
                <th key={head} scope="col" className="py-1 pe-4 text-start">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {styles.map(({ element, property, before, after }) => (
              <tr key={`${element} ${property} ${before} ${after}`} className="border-border border-b align-baseline">
                <td className="py-1 pe-4">{element}</td>
                <td className="py-1 pe-4">{property}</td>
                <td className="py-1 pe-4">
                  <Value value={before} />
                </td>
                <td className="py-1">
                  <Value value={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** A computed value; a colour with a patch of itself, one of several without: a patch has one colour. */
function Value({ value }: { value: string }) {
  const isColor = /^(?:rgba?|color|oklch)\([^()]*\)$/.test(value);
  return (
    <span className="inline-flex items-center gap-2">
      {isColor && (
        <span
          className="forced-color-adjust-none inline-block size-4 shrink-0 border border-border-strong"
          style={{ background: value }}
        />
      )}
      {value}
    </span>
  );
}
