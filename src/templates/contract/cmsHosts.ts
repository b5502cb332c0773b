/** Hosts by which the CMS writes its own addresses, wherever it is really asked: production, then acceptance. */
export const cmsHosts: readonly string[] = ['api.groenkennisnet.nl', 'api-acc.groenkennisnet.nl'];
