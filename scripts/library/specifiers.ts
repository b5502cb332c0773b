import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A string that names a module, and where it stands in the code, quotes included. */
interface Specifier {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

interface Found {
  /** Modules that the code imports, in whatever way, types included. */
  readonly specifiers: readonly Specifier[];
  /** All its strings: among them the classes that it names. */
  readonly strings: readonly string[];
}

const namesModule = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** Reads a script or a declaration file (by its name's ending). @throws where it cannot be parsed */
export function readCode(file: string, code: string): Found {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const specifiers: Specifier[] = [];
  const strings: string[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    const { source } = node;
    if (namesModule.has(node.type) && isNode(source) && typeof source.value === 'string') {
      specifiers.push({ value: source.value, start: source.start, end: source.end });
    }
    if (node.type === 'Literal' && typeof node.value === 'string') strings.push(node.value);
    if (node.type === 'TemplateElement' && isRecord(node.value)) strings.push(`${node.value.cooked}`);
    Object.values(node).forEach(visit);
  };
  visit(program);
  return { specifiers, strings };
}

/** The code with its specifiers replaced; where `replace` gives nothing they stay. */
export function rewriteSpecifiers(
  code: string,
  specifiers: readonly Specifier[],
  replace: (value: string) => string | undefined,
): string {
  return specifiers.toReversed().reduce((text, { value, start, end }) => {
    const replaced = replace(value);
    return replaced === undefined ? text : `${text.slice(0, start)}'${replaced}'${text.slice(end)}`;
  }, code);
}

/**
 * What a specifier in a module of `src/` points to, as a path below `src/` (a query such as `?no-inline` kept);
 * nothing for a package's name.
 */
export function resolveSpecifier(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  return specifier.startsWith('#') ? specifier.slice(1) : undefined;
}

/** The specifier by which one file of the package names another. */
export function relativeSpecifier(importer: string, target: string): string {
  const path = posix.relative(posix.dirname(importer), target);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The package that a bare specifier names: `react/jsx-runtime` is `react`. */
export function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

export interface Node extends Record<string, unknown> {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value.type === 'string' && typeof value.start === 'number';
}
