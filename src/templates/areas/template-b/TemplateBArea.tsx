import { Grid } from '#design-system/components/Grid/Grid.tsx';
import type { AreaProps } from '../../renderer/registry.types.ts';
import { RunsArea } from '../RunsArea.tsx';

/** A row of three; of two elements each has half the row. */
export function TemplateBArea(props: AreaProps) {
  return (
    <RunsArea
      {...props}
      arrangement="row"
      columns={(parts) => (
        <Grid columns={parts.length === 2 ? 'two' : 'three'} gap="open" semantics="plain">
          {parts.map(({ content }) => content)}
        </Grid>
      )}
    />
  );
}
