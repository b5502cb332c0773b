import type { Plugin } from 'vite';

const appStyles = /\/src\/app\/app\.css$/;
const printStyles = /\/src\/app\/print\.css$/;

/** A node of a stylesheet as PostCSS parses it, as far as this step looks at it. */
interface StyleNode {
  readonly type: string;
  readonly name?: string;
  readonly params?: string;
  readonly nodes?: StyleNode[] | undefined;
  remove(): unknown;
}

const isForPrint = ({ type, name, params }: StyleNode) =>
  type === 'atrule' && name === 'media' && /^(?:only\s+)?print\b[^,]*$/.test(params ?? '');

/** Takes out what is for print alone. */
function leavePrint(node: StyleNode): void {
  for (const child of [...(node.nodes ?? [])]) {
    if (isForPrint(child)) child.remove();
    else leavePrint(child);
  }
}

/** Takes out all but what is for print alone, which stays in the layers and conditions that it stands in. */
function keepPrint(node: StyleNode): void {
  for (const child of [...(node.nodes ?? [])]) {
    if (isForPrint(child)) continue;
    keepPrint(child);
    if (!child.nodes?.length) child.remove();
  }
}

/**
 * Has the built portal keep what its styles say of paper in a file of its own (`src/app/print.css`, which is
 * `src/app/app.css` otherwise): no page waits for it before it is painted. Wherever else the styles are used, as in
 * Storybook and on a development server, they stay whole.
 *
 * A rule for print thereby comes after every other of its layer that is as specific.
 */
export function printApart(): Plugin {
  let isPortal = false;
  return {
    name: 'portal:print-apart',
    apply: 'build',
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'portal:print-apart',
              OnceExit(root) {
                const file = root.source?.input.file ?? '';
                if (!isPortal) return;
                if (appStyles.test(file)) leavePrint(root);
                else if (printStyles.test(file)) keepPrint(root);
              },
            },
          ],
        },
      },
    }),
    configResolved({ build }) {
      isPortal = build.manifest === true;
    },
  };
}
