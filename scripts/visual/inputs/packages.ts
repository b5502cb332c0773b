import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      peerDependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** The versions of what an installed package brings along, itself included: `react@19.3.1`, in order. */
export type VersionsOf = (name: string) => readonly string[];

/** Reads a package-lock.json (version 3). A package that it does not know has no versions. */
export function packageVersions(lock: unknown): VersionsOf {
  const { packages } = lockSchema.parse(lock);
  const known = new Map<string, readonly string[]>();

  /** Where Node would find a package that `from` asks for. */
  function find(from: string, name: string): string | undefined {
    for (
      let folder = from;
      folder !== '';
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
    ) {
      const nested = `${folder}/node_modules/${name}`;
      if (packages[nested]) return nested;
    }
    return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
  }

  return (name) => {
    const found = known.get(name);
    if (found) return found;
    const reached = new Set<string>();
    const waiting = [find('', name)];
    while (waiting.length > 0) {
      const path = waiting.pop();
      if (path === undefined || reached.has(path)) continue;
      reached.add(path);
      const { dependencies, peerDependencies, optionalDependencies } = packages[path] ?? {};
      const asked = Object.keys({ ...optionalDependencies, ...peerDependencies, ...dependencies });
      waiting.push(...asked.map((each) => find(path, each)));
    }
    const versions = [...reached]
      .map((path) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${packages[path]?.version ?? ''}`)
      .sort();
    known.set(name, versions);
    return versions;
  };
}
