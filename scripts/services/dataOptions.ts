import type { DatabasePlace } from '#services/database/openDatabase.ts';
import type { LetterColors } from '#services/mail/renderLetter.ts';
import type { Carrier } from '#services/mail/startMail.ts';
import type { SiteLook } from '#services/pages/document.ts';
import type { PageSite } from '#services/pages/site.ts';
import type { TokenIssuer } from '#services/preference/access/bearer.ts';
import type { PlacedMount } from './mounts.ts';

/** Pages and letters in the name and the look of a site. */
export interface SiteStyle {
  readonly site: PageSite;
  readonly look: SiteLook;
  readonly colors: LetterColors;
}

/** What the services on the database need to know of the portal's settings; those that do not run are left out. */
export interface DataProgramOptions {
  readonly database: DatabasePlace;
  readonly query?: QueryProgramOptions | undefined;
  readonly preference?: PreferenceProgramOptions | undefined;
  readonly identity?: IdentityProgramOptions | undefined;
  readonly mail: Carrier;
  /** At least one. */
  readonly styles: readonly SiteStyle[];
}

export interface QueryProgramOptions {
  readonly port: number;
  /** The cluster that holds the collection instead of the database. */
  readonly openSearchUrl: string | undefined;
  readonly thesaurus: string | undefined;
  readonly synonyms: string | undefined;
  readonly placesFile: string | undefined;
  /** Whether the invented records are in the collection. */
  readonly hasSamples: boolean;
  readonly importToken: string;
}

export interface PreferenceProgramOptions {
  readonly port: number;
  readonly contactMail: string | undefined;
  readonly issuer: Omit<TokenIssuer, 'keysAt' | 'userInfoAt'> & { readonly keysAt: string };
}

export interface IdentityProgramOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  /** Id of the site that answers for it. */
  readonly main: string;
  /** Ids of the sites on which visitors sign in. */
  readonly sites: readonly string[];
  /** Whether the accounts to try it out with are made, or taken away. */
  readonly hasSampleAccounts: boolean;
}

/** What the portal has to know of them. */
export interface DataProgramFacts {
  /** Where what belongs into the portal's own address space is answered. */
  readonly mounts: PlacedMount;
  /** What the operator should know, printed at the start. */
  readonly notes: readonly string[];
}
