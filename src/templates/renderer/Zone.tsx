import type { ElementType } from '../contract/elementDefinitions.ts';
import { nextLevel } from '../plan/elementContext.ts';
import type { AreaPlan, PlannedElement } from '../plan/plan.types.ts';
import { areas, elements } from '../registry.ts';
import { ChunkView, chunk } from './chunk.tsx';
import { AfterFirstView, ElementBoundary } from './ElementBoundary.tsx';
import { useRenderer } from './RendererProvider.tsx';
import type { Arrangement, ElementProps } from './registry.types.ts';

/** The areas of a page, each in its own template. */
export function Zone({ areas: plans }: { areas: readonly AreaPlan[] }) {
  return plans.map((area) => <Area key={area.id} area={area} />);
}

/** Readers of a page never meet it. */
export const rejectedCard = chunk(async () => (await import('./RejectedCard.tsx')).RejectedCard);

/** On the server boundaries do nothing: `renderApp` finds what throws and names it in `crashed`. */
const inBrowser = typeof document !== 'undefined';

function adapterOf<T extends ElementType>(type: T, props: ElementProps<T>) {
  const Adapter = elements[type].choose();
  return <Adapter key={props.id} {...props} />;
}

function Area({ area, titles }: { area: AreaPlan; titles?: 'untitled' | undefined }) {
  const { audience, crashed, onCrash } = useRenderer();
  const Template = areas[area.template];
  const level = area.title ? nextLevel(area.level) : area.level;
  const view = (element: PlannedElement, given: Arrangement, titles?: 'untitled') => {
    if (element.kind === 'area') return <Area key={element.id} area={element.area} titles={titles} />;
    if (element.kind !== 'known') {
      return audience === 'preview' && <ChunkView key={element.id} chunk={rejectedCard} props={{ element }} />;
    }
    const { id, type } = element;
    const isUnderTitle = titles === 'untitled' && 'title' in element.data && element.data.title !== undefined;
    const data = isUnderTitle ? untitled(element.data) : element.data;
    const own = isUnderTitle ? nextLevel(level) : level;
    const arrangement = id === area.aside ? 'aside' : given;
    if (!inBrowser) return crashed.has(id) ? null : adapterOf(type, { id, data, level: own, arrangement });
    const bounded = (
      <ElementBoundary
        key={id}
        id={id}
        type={type}
        data={data}
        level={own}
        arrangement={arrangement}
        onCrash={onCrash}
      />
    );
    return crashed.has(id) ? <AfterFirstView key={id}>{bounded}</AfterFirstView> : bounded;
  };
  return (
    <Template
      area={titles === 'untitled' ? untitled(area) : area}
      elements={(arrangement, asked) => area.elements.map((element) => view(element, arrangement, asked))}
    />
  );
}

/** For what stands under a title already: the area around it shows it. */
function untitled<T extends { readonly title?: string | undefined }>(titled: T): T {
  return { ...titled, title: undefined };
}
