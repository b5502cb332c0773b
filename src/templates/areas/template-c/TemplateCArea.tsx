import { Grid } from '#design-system/components/Grid/Grid.tsx';
import type { AreaProps } from '../../renderer/registry.types.ts';
import { RunsArea } from '../RunsArea.tsx';

/** A grid of four and more; of two elements each has half the row. */
export function TemplateCArea(props: AreaProps) {
  return (
    <RunsArea
      {...props}
      arrangement="grid"
      columns={(parts) => (
        <Grid columns={parts.length === 2 ? 'two' : 'four'} gap="open" semantics="plain">
          {parts.map(({ content }) => content)}
        </Grid>
      )}
    />
  );
}
