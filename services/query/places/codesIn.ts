import type { PostalLine } from './geoNames.ts';

/** The codes of a table by province and place, each with its latitude and longitude: `6711 52.0371 5.6653;6712 …`. */
export function codesIn({
  provinces,
}: {
  readonly provinces: Readonly<Record<string, Readonly<Record<string, string>>>>;
}): PostalLine[] {
  return Object.entries(provinces).flatMap(([province, places]) =>
    Object.entries(places).flatMap(([name, codes]) =>
      codes.split(';').map((each) => {
        const [code = 0, lat = 0, lon = 0] = each.split(' ').map(Number);
        return { code, name, province, municipality: '', lat, lon };
      }),
    ),
  );
}
