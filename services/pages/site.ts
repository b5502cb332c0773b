/** A site, as a service that shows pages and writes letters in its name knows it. */
export interface PageSite {
  readonly id: string;
  readonly title: string;
  /** Language of its pages: a code the portal's languages have. */
  readonly language: string;
  /** Where its pages are, without a trailing slash; visitors are sent nowhere else. */
  readonly origin: string;
}
