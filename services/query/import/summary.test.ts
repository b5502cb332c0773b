import { describe, expect, it } from 'vitest';
import { readContent } from './testing/readContent.ts';

const linesOf = async (content: string) => (await readContent(content)).report.split('\n');

const marc = `<collection xmlns="http://www.loc.gov/MARC21/slim">
<record><leader>00000nam a2200000 a 4500</leader><controlfield tag="001">1</controlfield>
<datafield tag="245" ind1="1" ind2="0"><subfield code="a">Klei :</subfield><subfield code="b">een atlas /</subfield></datafield>
<datafield tag="856" ind1="4" ind2="2"><subfield code="u">https://example.org/contents</subfield></datafield></record>
<record><leader>00000nam a2200000 a 4500</leader><controlfield tag="001">2</controlfield>
<datafield tag="245" ind1="1" ind2="0"><subfield code="a">Veen</subfield></datafield>
<datafield tag="856" ind1="4" ind2="0"><subfield code="u">https://example.org/veen</subfield></datafield></record>
</collection>`;

describe('what an import tells in the end', () => {
  it('names a field for each thing that was taken from it, with the records that have it', async () => {
    const lines = await linesOf(marc);
    expect(lines).toContain('  title: 245 (2)');
    expect(lines).toContain('  subtitle: 245 (1)');
  });

  it('calls no field ignored that was taken from another record', async () => {
    expect(await linesOf(marc)).toContain('  url: 856 (1)');
    expect((await linesOf(marc)).join('\n')).not.toContain('ignored');
  });

  it('counts the records that say something, and tells of a column that never does', async () => {
    const lines = await linesOf('Titel;Tijdschrift;Auteurs\nKlei;Bodem;\nVeen;;\n');
    expect(lines).toEqual(
      expect.arrayContaining(['  title: Titel (2)', '  journal: Tijdschrift (1)', '  authors: Auteurs (0)']),
    );
  });

  it('asks what was meant by names that somebody chose, not by those of a format', async () => {
    expect(await linesOf('Titel;Auteurs;Tietel\nKlei;A. Jansen;x\n')).toContain(
      'Fields ignored: Tietel (is it titel?)',
    );
    const lines = await linesOf('@article{a, title = {Klei}, year = 2020, number = {1}, urldate = {2020-01-01}}\n');
    expect(lines.find((line) => line.startsWith('Fields ignored'))).not.toContain('is it');
  });
});
