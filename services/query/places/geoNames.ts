/** A line of GeoNames' file of postal codes: a code, and one of the places that have it. */
export interface PostalLine {
  readonly code: number;
  readonly name: string;
  /** As it is called in Dutch. */
  readonly province: string;
  /** Empty where the file does not say. */
  readonly municipality: string;
  readonly lat: number;
  readonly lon: number;
}

/** A line of GeoNames' file of places. */
export interface PlaceLine {
  readonly kind: 'place' | 'municipality' | 'province' | 'region';
  readonly name: string;
  readonly alternates: readonly string[];
  readonly province: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
}

/** What GeoNames calls the provinces, by its numbers of them. */
const provinceOfNumber: Readonly<Record<string, string>> = {
  '01': 'Drenthe',
  '02': 'Friesland',
  '03': 'Gelderland',
  '04': 'Groningen',
  '05': 'Limburg',
  '06': 'Noord-Brabant',
  '07': 'Noord-Holland',
  '09': 'Utrecht',
  '10': 'Zeeland',
  '11': 'Zuid-Holland',
  '15': 'Overijssel',
  '16': 'Flevoland',
};

const pointOf = (lat: string | undefined, lon: string | undefined) => {
  const point = { lat: Number(lat || Number.NaN), lon: Number(lon || Number.NaN) };
  return Number.isFinite(point.lat + point.lon) ? point : undefined;
};

/**
 * `NL`, code, place, province and its number, municipality and its number, two empty columns, latitude, longitude, accuracy.
 *
 * @throws Error for any other line
 */
export function parsePostalLine(line: string): PostalLine {
  const [country, code = '', name = '', , number = '', municipality = '', , , , lat, lon] = line.split('\t');
  const [point, province] = [pointOf(lat, lon), provinceOfNumber[number]];
  if (country !== 'NL' || !/^[1-9]\d{3}/.test(code) || name === '' || point === undefined || province === undefined) {
    throw new Error(`This is not a line of GeoNames' postal codes: ${line.slice(0, 100)}`);
  }
  return { code: Number(code.slice(0, 4)), name, province, municipality, ...point };
}

/**
 * The nineteen columns of GeoNames' places (`export/dump/NL.zip`); nothing for what is no place, municipality, province
 * or region.
 *
 * @throws Error for any other line
 */
export function parsePlaceLine(line: string): PlaceLine | undefined {
  const columns = line.split('\t');
  const [, name = '', , alternates = '', lat, lon, featureClass = '', code = '', , , number = ''] = columns;
  const point = pointOf(lat, lon);
  if (columns.length < 15 || name === '' || point === undefined) {
    throw new Error(`This is not a line of GeoNames' places: ${line.slice(0, 100)}`);
  }
  const kind = kindOf(featureClass, code);
  if (kind === undefined) return undefined;
  return {
    ...{ kind, name, ...point },
    alternates: alternates.split(',').filter((each) => /^[\p{Script=Latin}\d' .-]+$/u.test(each)),
    province: provinceOfNumber[number] ?? '',
    population: Number(columns[14]) || 0,
  };
}

function kindOf(featureClass: string, code: string): PlaceLine['kind'] | undefined {
  if (code === 'ADM1') return 'province';
  if (code === 'ADM2') return 'municipality';
  if (featureClass === 'P' && !/^PPL[HQWX]/.test(code)) return 'place';
  return /^(?:RGN|RGNL|PRK|ISL|ISLS|POLD)$/.test(code) ? 'region' : undefined;
}
