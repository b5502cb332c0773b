import { describe, expect, it } from 'vitest';
import { plan } from '../../plan/plan.ts';
import { storyContext } from '../../stories/storyPlan.tsx';
import { reportOf } from '../reportOf.ts';

const context = storyContext('nl');

/** The addresses of links that the report of a page with this one says to lead nowhere. */
function refusedOf(address: string): (string | undefined)[] {
  const elements = [{ type: 'text', html: `<p>Vraag het <a href="${address}">de redactie van deze site</a>.</p>` }];
  const raw = { type: 'page', title: 'Bodem', contents: [{ area: 'main', title: 'Grond', elements }] };
  const { findings } = reportOf(raw, plan(raw, context), { context, now: new Date(), services: 'unasked' });
  return findings.flatMap(({ rule, values }) => (rule === 'link-refused' ? values.address : []));
}

describe('a link that dials or writes', () => {
  it.each([
    'tel:+31612345678',
    'tel:+31 6 12 34 56 78',
    'tel:+31%206%2012%2034%2056%2078',
    'tel:06 12 34 56 78',
    'tel:06-12 34 56 78',
    'tel:112',
    'tel:(+31)612345678',
    'tel:%2B31612345678',
    'tel:+31203456789,,123456#',
    'tel:0317%C2%A0480100',
    'tel:+31%286%2912345678',
    'tel:+31 6–12345678',
    'tel://+31612345678',
    'tel:+31317480100;ext=12',
    'mailto:a@b.nl',
    'mailto:a@b.nl?subject=Vraag',
    'mailto:a@b.nl,c@d.nl',
    'mailto:a@b.nl, c@d.nl?subject=Vraag',
    'mailto:a@b.nl,%20c@d.nl',
    'mailto:?subject=Lees%20dit&body=x',
  ])('leads somewhere: %s', (address) => {
    expect(refusedOf(address)).toEqual([]);
  });

  it.each([
    'tel:',
    'tel:06',
    'tel:op aanvraag',
    'mailto:',
    'mailto:?',
    'mailto:redactie@',
    'mailto:mailto:a@b.nl',
    'mailto:a@b.nl,redactie',
    'mailto:a@b.nl,',
    'mailto:redactie?subject=Vraag',
  ])('leads nowhere: %s', (address) => {
    expect(refusedOf(address)).toEqual([address]);
  });
});

describe('a link to a place of the portal', () => {
  it.each(['/upload_mm/1/2/Mijn rapport.pdf', '/nl/groenkennisnet/show/Titel van de pagina.htm', '#Wat is bodem?'])(
    'leads there though spaces stand in its address: %s',
    (address) => {
      expect(refusedOf(address)).toEqual([]);
    },
  );
});

describe('a link to a site', () => {
  it.each(['https://www.example.org/', 'https://www.xn--caf-dma.nl/', 'https://example.org/a,b'])(
    'leads somewhere: %s',
    (address) => {
      expect(refusedOf(address)).toEqual([]);
    },
  );

  it.each(['https://www.example,org/', 'https://www..example.org/', 'https://https://example.org/'])(
    'leads nowhere: %s',
    (address) => {
      expect(refusedOf(address)).toEqual([address]);
    },
  );
});
