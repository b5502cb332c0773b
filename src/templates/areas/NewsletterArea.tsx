import { Band } from '#design-system/components/Band/Band.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { AreaProps } from '../renderer/registry.types.ts';
import { AreaSection } from './AreaSection.tsx';
import { isForScreens } from './isForScreens.ts';

/**
 * A sign-up that has the band to itself. Where the editor asked for a coloured ground it is the site's own colour, with
 * what it is about on one side and the form on the other; elsewhere the form brings its own ground.
 */
export function NewsletterArea({ area, elements }: AreaProps) {
  // A title that is shown already leaves the form nothing to stand beside.
  if (area.depth > 1 || area.tone === 'plain' || area.title === undefined || area.place === 'opening') {
    return (
      <AreaSection area={area} layout="stack">
        {elements('default')}
      </AreaSection>
    );
  }
  const titleId = `title-${area.id}`;
  const shown = elements('feature');
  const isForm = (index: number) => {
    const element = area.elements[index];
    return element?.kind === 'known' && element.type === 'newsletter';
  };
  const forms = shown.filter((_, index) => isForm(index));
  const texts = shown.filter((_, index) => !isForm(index));
  return (
    <Band tone="brand" media={isForScreens(area) ? 'screen' : 'all'} id={area.id} labelledBy={titleId}>
      <div className="grid grid-cols-1 gap-8 large:grid-cols-2 large:gap-16">
        <div className="grid max-w-reading grid-cols-1 content-start gap-4">
          <Title level={area.level} id={titleId}>
            {area.title}
          </Title>
          {area.lead && <p className="whitespace-pre-line text-lead text-text-muted">{area.lead}</p>}
          {texts}
        </div>
        {forms.length > 0 && <div className="grid min-w-0 content-center gap-8">{forms}</div>}
      </div>
    </Band>
  );
}
