import type { AreaProps } from '../../renderer/registry.types.ts';
import { RunsArea } from '../RunsArea.tsx';

/** One large item beside a list of smaller ones; of other elements the first is the large one. */
export function TemplateAArea(props: AreaProps) {
  return (
    <RunsArea
      {...props}
      arrangement="lead-and-list"
      columns={([lead, ...others]) => (
        <div className="grid grid-cols-1 gap-8 large:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] large:gap-12">
          <div className="min-w-0">{lead.content}</div>
          <div className="grid grid-cols-1 content-start gap-8">{others.map(({ content }) => content)}</div>
        </div>
      )}
    />
  );
}
