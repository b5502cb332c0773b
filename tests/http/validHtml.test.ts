import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { lastResort } from '#server/document/lastResort.ts';
import { unsentPage, waitPage } from '#server/limits/waitPage.ts';
import { ask } from '#tests/e2e/helpers/network.ts';
import { documents, nameOf, type PortalDocument } from './html/documents.ts';
import { findFaults } from './html/findFaults.ts';
import { startTroubledPortal, troubledDocuments } from './html/troubledPortal.ts';

/*
 * Every kind of document that the portal answers with, by the rules of html-validate. `npm run test:full` looks at all
 * pages, and asks the checker of the W3C as well (`nuChecker.thorough.test.ts`).
 */

async function expectValid(port: number, { status, ...asked }: PortalDocument): Promise<void> {
  const answer = await ask({ port, ...asked });
  expect(answer.status).toBe(status);
  expect(findFaults(answer.text)).toEqual([]);
}

const named = (document: PortalDocument) => ({ name: nameOf(document), document });

describe('is valid HTML', () => {
  test.for(documents().map(named))('$name', ({ document }) => expectValid(inject('port'), document));

  test.each(['nl', 'en'])('what costs nothing to make (%s)', (language) => {
    expect(findFaults(lastResort(language))).toEqual([]);
    expect(findFaults(waitPage('limited', language, 60))).toEqual([]);
    expect(findFaults(waitPage('busy', language, 3))).toEqual([]);
    expect(findFaults(unsentPage('limited', language, 30, '/contact?a=1&b=2'))).toEqual([]);
  });
});

describe('is valid HTML where services fail', () => {
  let portal: Awaited<ReturnType<typeof startTroubledPortal>>;
  beforeAll(async () => {
    portal = await startTroubledPortal();
  });
  afterAll(() => portal?.close());

  test.for(troubledDocuments.map(named))('$name', ({ document }) => expectValid(portal.port, document));
});
