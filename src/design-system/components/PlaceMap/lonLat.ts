/** A point on the globe: longitude and latitude in degrees (WGS 84). */
export type LonLat = readonly [lon: number, lat: number];
