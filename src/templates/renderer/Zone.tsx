import type { ElementData, ElementType } from '../contract/elementDefinitions.ts';
import type { HeadingLevel } from '../plan/elementContext.ts';
import type { AreaPlan, PlannedElement } from '../plan/plan.types.ts';
import { areas, elements } from '../registry.ts';
import { ChunkView } from './chunk.tsx';
import { ElementBoundary } from './ElementBoundary.tsx';
import { RejectedCard } from './RejectedCard.tsx';
import { useRenderer } from './RendererProvider.tsx';
import type { Arrangement } from './registry.types.ts';

/** The areas of a page, each in its own template. */
export function Zone({ areas: plans }: { areas: readonly AreaPlan[] }) {
  return plans.map((area) => <Area key={area.id} area={area} />);
}

function Area({ area }: { area: AreaPlan }) {
  const Template = areas[area.template];
  const level: HeadingLevel = area.title ? 3 : 2;
  return (
    <Template
      area={area}
      elements={(arrangement) =>
        area.elements.map((element) => (
          <Slot key={element.id} element={element} level={level} arrangement={arrangement} />
        ))
      }
    />
  );
}

interface Placement {
  readonly level: HeadingLevel;
  readonly arrangement: Arrangement;
}

function Slot({ element, ...placement }: Placement & { element: PlannedElement }) {
  const { audience } = useRenderer();
  if (element.kind !== 'known')
    return audience === 'preview' ? <RejectedCard element={element} level={placement.level} /> : null;
  return (
    <ElementBoundary id={element.id} type={element.type}>
      <KnownElementView type={element.type} data={element.data} {...placement} />
    </ElementBoundary>
  );
}

/** Renders an element by its entry in the registry. */
export function KnownElementView<T extends ElementType>({
  type,
  data,
  level,
  arrangement,
}: Placement & { type: T; data: ElementData[T] }) {
  return <ChunkView chunk={elements[type]} props={{ data, level, arrangement }} />;
}
