import type { HeadingLevel } from '../plan/elementContext.ts';
import type { AreaPlan, PlannedElement } from '../plan/plan.types.ts';
import { areas } from '../registry.ts';
import { AfterFirstView, ElementBoundary } from './ElementBoundary.tsx';
import { RejectedCard } from './RejectedCard.tsx';
import { useRenderer } from './RendererProvider.tsx';
import type { Arrangement } from './registry.types.ts';

/** The areas of a page, each in its own template. */
export function Zone({ areas: plans }: { areas: readonly AreaPlan[] }) {
  return plans.map((area) => <Area key={area.id} area={area} />);
}

function Area({ area }: { area: AreaPlan }) {
  const { audience, crashed, onCrash } = useRenderer();
  const Template = areas[area.template];
  const level: HeadingLevel = area.title ? 3 : 2;
  const view = (element: PlannedElement, arrangement: Arrangement) => {
    if (element.kind !== 'known') return audience === 'preview' && <RejectedCard key={element.id} element={element} />;
    const { id, type, data } = element;
    const bounded = (
      <ElementBoundary
        key={id}
        id={id}
        type={type}
        data={data}
        level={level}
        arrangement={arrangement}
        onCrash={onCrash}
      />
    );
    return crashed.has(id) ? <AfterFirstView key={id}>{bounded}</AfterFirstView> : bounded;
  };
  return (
    <Template area={area} elements={(arrangement) => area.elements.map((element) => view(element, arrangement))} />
  );
}
