import { WaysToReach } from '#design-system/components/ContactBlock/WaysToReach.tsx';
import { Figure } from '#design-system/components/Figure/Figure.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { Plan } from '../../plan/plan.types.ts';
import { creditOf } from '../../renderer/credit.ts';
import { imageSource } from '../../renderer/pictures.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import { SearchWords } from '../SearchWords.tsx';

/** The portrait in the margin; beside it how to reach the person, and what to ask them. */
export function PersonProfile({ plan: { details } }: { plan: Plan<'person'> }) {
  const { t, pictureUrl } = useRenderer();
  const { email, phone, expertise } = details.person;
  const [portrait] = details.pictures;
  if (!portrait && !email && !phone && expertise.length === 0) return null;
  return (
    // Little room below: the text that follows brings its own, and goes on from here.
    <div className="mx-auto w-full max-w-content px-gutter pt-10 pb-8 large:pt-section">
      <div className="grid grid-cols-1 items-start gap-8 large:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] large:gap-16">
        {portrait && (
          <div className="max-w-48 large:max-w-80">
            <Figure
              picture={imageSource(portrait, 'person', pictureUrl)}
              credit={creditOf(portrait, t)}
              ratio="4-5"
              priority="high"
            />
          </div>
        )}
        <div className="grid gap-8 large:col-start-2">
          {(email || phone) && (
            <div className="grid gap-1">
              <Title level={2} size="medium">
                {t('item.contact')}
              </Title>
              <WaysToReach
                email={email}
                phone={phone}
                labels={{ email: t('contact.email'), phone: t('contact.phone') }}
              />
            </div>
          )}
          {expertise.length > 0 && (
            <div className="grid gap-3">
              <Title level={2} size="medium">
                {t('person.expertise')}
              </Title>
              <SearchWords words={expertise} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
