import { orcidIn } from '#services/query/collection/identifiers.ts';
import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { listAt, namesOf, textAt, textOf, textsAt, valueAt } from '#services/query/import/reading/json.ts';
import { isJson, readJsonRecords } from './json.ts';
import type { SourceFormat } from './sourceFormat.ts';

const simple: Readonly<Record<string, FieldName>> = {
  ...{ doi: 'doi', publicationYear: 'year', language: 'language', url: 'url' },
} as const;

/** DOIs as DataCite's REST API answers them, or their attributes alone. */
export const dataCite: SourceFormat = {
  id: 'datacite',
  title: 'DataCite JSON',
  recognises: (head) => isJson(head) && /"(?:publicationYear|resourceTypeGeneral)"\s*:/.test(head),
  read: (text) =>
    readJsonRecords(text, (value) =>
      fieldsOf(valueAt(value, 'data.attributes') ?? valueAt(value, 'attributes') ?? value),
    ),
};

function fieldsOf(attributes: unknown): RawField[] {
  return namesOf(attributes).flatMap((name): RawField[] => {
    const held = listAt(attributes, name);
    const field = simple[name];
    if (field !== undefined) return textsAt(attributes, name).map((text) => ({ name, field, text }));
    switch (name) {
      case 'titles':
        return titleFields(name, held);
      case 'descriptions':
        return held.map((text) => ({
          name,
          field: textAt(text, 'descriptionType') === 'Abstract' ? 'abstract' : undefined,
          text: textAt(text, 'description'),
        }));
      case 'creators':
        return held.flatMap((creator) => nameFields(name, creator));
      case 'contributors':
        return held.flatMap((person) =>
          nameFields(name, person).flatMap((each): RawField[] => {
            if (each.field === 'organisations') return [each];
            return textAt(person, 'contributorType') === 'Editor' ? [{ ...each, field: 'editors' }] : [];
          }),
        );
      case 'subjects':
        return held.map((subject) => ({ name, field: 'keywords', text: textAt(subject, 'subject') }));
      case 'publisher':
        return [{ name, field: 'publisher', text: textAt(attributes, name) || textAt(attributes, `${name}.name`) }];
      case 'container':
        return [{ name, field: 'journal', text: textAt(attributes, 'container.title') }];
      case 'relatedItems':
        // What has no DOI of its own, such as a journal or a book; a part may be one of a project as well.
        return ['IsPublishedIn', 'IsPartOf']
          .flatMap((relation) => held.filter((item) => textAt(item, 'relationType') === relation))
          .map((item) => ({ name, field: 'journal', text: textAt(item, 'titles.0.title') }));
      case 'types':
        return ['resourceType', 'resourceTypeGeneral'].map((kind) => ({
          name: `${name}.${kind}`,
          field: 'documenttype',
          text: textAt(attributes, `types.${kind}`),
        }));
      case 'dates':
        return held
          .filter((date) => textAt(date, 'dateType') === 'Issued')
          .map((date) => ({ name, field: 'year', text: textAt(date, 'date') }));
      case 'rightsList':
        return held.map((rights) => ({
          name,
          field: 'access',
          text: accessIn(
            `${textAt(rights, 'rightsUri')} ${textAt(rights, 'rights')} ${textAt(rights, 'rightsIdentifier')}`,
          ),
        }));
      case 'geoLocations':
        return held.flatMap((location) => {
          const point = valueAt(location, 'geoLocationPoint');
          const [lat, lon] = [textAt(point, 'pointLatitude'), textAt(point, 'pointLongitude')];
          const text = textAt(location, 'geoLocationPlace');
          return [
            ...(lat === '' ? [] : [{ name, field: 'coordinates' as const, text: `${lat}, ${lon}` }]),
            ...(text === '' ? [] : [{ name, field: 'place' as const, text }]),
          ];
        });
      default:
        return [{ name, field: undefined, text: textAt(attributes, name) }];
    }
  });
}

/** The title has no type; where all have one, the first that is no subtitle stands for it. */
function titleFields(name: string, titles: readonly unknown[]): RawField[] {
  const typed = titles.map((title) => ({ type: textAt(title, 'titleType'), text: textAt(title, 'title') }));
  const hasOwn = typed.some(({ type }) => type === '');
  return typed.map(({ type, text }) => {
    if (type === 'Subtitle') return { name, field: 'subtitle', text };
    return { name, field: type === '' || !hasOwn ? 'title' : undefined, text };
  });
}

const accessIn = (rights: string) => (/openAccess|creativecommons|cc-by|cc0/i.test(rights) ? 'open' : '');

function nameFields(name: string, creator: unknown): RawField[] {
  const isOrganisation = textAt(creator, 'nameType') === 'Organizational';
  const numbers = listAt(creator, 'nameIdentifiers').map((number) => ({
    text: textAt(number, 'nameIdentifier'),
    scheme: textAt(number, 'nameIdentifierScheme'),
  }));
  // An ISNI looks like an ORCID.
  const orcids = numbers.filter(({ text, scheme }) => orcidIn(text) !== undefined && !/isni/i.test(scheme + text));
  const own = isOrganisation
    ? numbers.find(({ text }) => /ror/.test(text))
    : (orcids.find(({ text, scheme }) => /orcid/i.test(scheme + text)) ?? orcids[0]);
  const named: RawField = {
    name,
    field: isOrganisation ? 'organisations' : 'authors',
    text: textAt(creator, 'name'),
    identifier: own?.text ?? '',
  };
  const places = listAt(creator, 'affiliation').map(
    (place): RawField => ({
      name: `${name}.affiliation`,
      field: 'organisations',
      text: textOf(place) || textAt(place, 'name'),
      identifier: textAt(place, 'affiliationIdentifier'),
    }),
  );
  return [named, ...places];
}
