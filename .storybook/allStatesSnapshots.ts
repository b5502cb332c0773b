import type { Plugin } from 'vite';

const snapshot = `
AllStates.parameters = {
  ...AllStates.parameters,
  chromatic: { ...AllStates.parameters?.chromatic, disableSnapshot: false },
};
`;

/**
 * Lets Chromatic photograph the stories named `AllStates`, which the preview forbids for all others. Chromatic reads
 * parameters, which know nothing of names; written into each story by hand they would be forgotten in the next.
 */
export function allStatesSnapshots(): Plugin {
  return {
    name: 'portal:all-states-snapshots',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/, code: /^export const AllStates\b/m },
      // Added at the end: the source map of what stands before it stays right.
      handler: (code) => ({ code: code + snapshot, map: null }),
    },
  };
}
