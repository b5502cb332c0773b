import { useState } from 'react';
import { Band } from '#design-system/components/Band/Band.tsx';
import { ContributorHead } from '#design-system/components/ContributorHead/ContributorHead.tsx';
import type { ContributorFacts, SearchResponse } from '../../api/responses.ts';
import { numbersIn } from '../../language/numbersIn.ts';
import { useTexts } from '../../language/useTexts.ts';
import { type Contributor, contributorPath, searchPath } from '../../search/addresses.ts';
import { SearchBody } from '../../search/SearchBody.tsx';
import { useSearchBefore } from '../../search/searchBefore.ts';
import type { ScreenProps } from '../viewDefinition.ts';
import type { ContributorView } from './address.ts';

type ContributorScreenProps = ScreenProps<ContributorView, SearchResponse>;

/** Who somebody is, as far as the records say, and everything that is theirs. */
export function ContributorScreen({ view, response: answer }: ContributorScreenProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <>
      <Band tone="band" width="content" rhythm="close">
        <Head view={view} facts={(answer.state === 'results' && answer.by) || nobody(view.by)} />
      </Band>
      <Band width="content" rhythm="close">
        <SearchBody view={view} answer={answer} isSheetOpen={isSheetOpen} onSheetChange={setSheetOpen} />
      </Band>
    </>
  );
}

/** Somebody whom no record names, or who cannot be asked for now. */
function nobody({ id }: Contributor): ContributorFacts {
  return { name: id, otherNames: [], persons: [], hits: 0, others: [] };
}

function Head({ view, facts }: Pick<ContributorScreenProps, 'view'> & { readonly facts: ContributorFacts }) {
  const t = useTexts('templates');
  const rt = useTexts('record');
  const before = useSearchBefore(view);
  const numbers = numbersIn(view.language);
  const { kind } = view.by;
  const { name, otherNames, identifier, persons, hits, years, others } = facts;
  const backLabel = before && before.term !== '*' ? rt('back.term', { term: before.term }) : rt('back.results');
  return (
    <ContributorHead
      back={before ? { href: before.href, label: backLabel } : { href: searchPath(view), label: rt('back.all') }}
      kind={rt(`contributor.${kind}`)}
      name={name}
      otherNames={otherNames.length > 0 ? rt('contributor.otherNames', { names: otherNames.join('; ') }) : undefined}
      identifier={
        identifier === undefined
          ? undefined
          : {
              label: kind === 'author' ? 'ORCID' : 'ROR',
              text: identifier.replace(/^https:\/\/(?:orcid\.org\/)?/, ''),
              href: identifier,
            }
      }
      extent={[
        ...(hits > 0 ? [rt('contributor.records', { count: hits, formatted: numbers.format(hits) })] : []),
        ...(years ? [years.from === years.to ? years.from : `${years.from}–${years.to}`] : []),
      ]}
      lists={[
        {
          title: rt('contributor.persons'),
          items: persons.map((person) => ({
            label: `${person.name} (${person.id})`,
            href: contributorPath(view, { kind, id: person.id }),
          })),
        },
        {
          title: rt('contributor.others'),
          items: others.map((other) => ({
            label: `${other.name} (${numbers.format(other.count)})`,
            href: contributorPath(view, { kind, id: other.id }),
          })),
        },
      ].filter(({ items }) => items.length > 0)}
      externalHint={t('link.external')}
    />
  );
}
