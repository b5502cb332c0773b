import { listRole } from '#design-system/components/Grid/listRole.ts';
import { Link } from '#design-system/components/Link/Link.tsx';
import { useRenderer } from '../renderer/RendererProvider.tsx';

/** Words that each lead to a search. */
export function SearchWords({ words }: { words: readonly string[] }) {
  const { addresses } = useRenderer();
  return (
    <ul {...listRole} className="flex flex-wrap gap-x-6 gap-y-2">
      {[...new Set(words)].map((word) => (
        <li key={word}>
          <Link kind="search-query" href={addresses.search(word)}>
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}
