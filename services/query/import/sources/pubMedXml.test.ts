import { describe, expect, it } from 'vitest';
import { readContent } from '#services/query/import/testing/readContent.ts';

/* What these records say is invented; how they say it is what PubMed has in its XML and in its text. */

const article = `<PubmedArticle>
  <MedlineCitation Status="MEDLINE" Owner="NLM">
    <PMID Version="1">30000001</PMID>
    <DateRevised><Year>2023</Year><Month>01</Month><Day>02</Day></DateRevised>
    <Article PubModel="Print">
      <Journal>
        <ISSN IssnType="Electronic">1234-5679</ISSN>
        <JournalIssue CitedMedium="Internet"><Volume>4</Volume><PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue>
        <Title>Journal of dairy soils</Title>
        <ISOAbbreviation>J Dairy Soils</ISOAbbreviation>
      </Journal>
      <ArticleTitle>Less CO<sub>2</sub> from <i>Lolium</i> on peat.</ArticleTitle>
      <ELocationID EIdType="pii" ValidYN="Y">S0022</ELocationID>
      <ELocationID EIdType="doi" ValidYN="Y">10.1234/Peat.1</ELocationID>
      <Abstract>
        <AbstractText Label="OBJECTIVE">Peat was wet.</AbstractText>
        <AbstractText Label="RESULTS">It stayed.</AbstractText>
      </Abstract>
      <AuthorList CompleteYN="Y">
        <Author ValidYN="Y">
          <LastName>Jansen</LastName><ForeName>Anna B</ForeName><Initials>AB</Initials><Suffix>Jr</Suffix>
          <Identifier Source="ORCID">https://orcid.org/0000-0002-1825-0097</Identifier>
          <AffiliationInfo><Affiliation>Deltares, Delft, Netherlands. Electronic address: a@example.org.</Affiliation></AffiliationInfo>
        </Author>
        <Author ValidYN="Y"><LastName>Vries</LastName><Initials>B</Initials></Author>
        <Author ValidYN="Y"><CollectiveName>Peat Group</CollectiveName></Author>
      </AuthorList>
      <Language>eng</Language>
      <PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList>
    </Article>
    <MeshHeadingList>
      <MeshHeading>
        <DescriptorName MajorTopicYN="N">Soil</DescriptorName>
        <QualifierName MajorTopicYN="Y">chemistry</QualifierName>
        <QualifierName MajorTopicYN="N">analysis</QualifierName>
      </MeshHeading>
    </MeshHeadingList>
    <KeywordList Owner="NOTNLM"><Keyword MajorTopicYN="N">grass, perennial</Keyword></KeywordList>
  </MedlineCitation>
  <PubmedData>
    <ArticleIdList>
      <ArticleId IdType="pubmed">30000001</ArticleId><ArticleId IdType="doi">10.1234/peat.1</ArticleId>
    </ArticleIdList>
    <ReferenceList><Reference><Citation>Another</Citation>
      <ArticleIdList><ArticleId IdType="doi">10.9999/another</ArticleId></ArticleIdList>
    </Reference></ReferenceList>
  </PubmedData>
</PubmedArticle>`;

/** The same, as `Format: PubMed` has it. */
const inText = `PMID- 30000001
TI  - Less CO2 from Lolium on peat.
LID - 10.1234/Peat.1 [doi]
AB  - OBJECTIVE: Peat was wet. RESULTS: It stayed.
FAU - Jansen, Anna B Jr
AUID- ORCID: https://orcid.org/0000-0002-1825-0097
AD  - Deltares, Delft, Netherlands. Electronic address: a@example.org.
FAU - Vries, B
CN  - Peat Group
LA  - eng
PT  - Journal Article
DP  - 1998 Dec-1999 Jan
JT  - Journal of dairy soils
MH  - Soil/*chemistry/analysis
OT  - grass, perennial
`;

const whole = (...articles: readonly string[]) =>
  `<?xml version="1.0" ?>\n<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle//EN" "pubmed.dtd">\n<PubmedArticleSet>${articles.join('')}</PubmedArticleSet>`;

describe('PubMed XML', () => {
  it('says what the same record says as text', async () => {
    const { records, bad, report } = await readContent(whole(article));
    expect(bad).toEqual([]);
    const [fromText] = (await readContent(inText)).records;
    const { abstract, keywords, ...rest } = records[0];
    expect(rest).toEqual({
      ...fromText,
      abstract: undefined,
      keywords: undefined,
    });
    expect(abstract.replaceAll('\n', ' ')).toBe(fromText.abstract);
    expect(keywords.toSorted()).toEqual(['Soil / chemistry/analysis', 'grass, perennial']);
    expect(records[0]).toMatchObject({
      title: 'Less CO2 from Lolium on peat',
      doi: '10.1234/peat.1',
      year: 1998,
      authors: [{ name: 'Jansen, Anna B Jr', orcid: '0000-0002-1825-0097' }, { name: 'Vries, B' }],
    });
    expect(report).not.toContain('Could not be taken over');
  });

  const book = (inside: string) =>
    `<PubmedBookArticle><BookDocument><PMID Version="1">30000002</PMID><Book><Publisher><PublisherName>Bodempers</PublisherName></Publisher><BookTitle book="soil">Soils of the delta</BookTitle><PubDate><Year>2001</Year></PubDate><AuthorList Type="authors"><Author><LastName>Bos</LastName><ForeName>Cees</ForeName></Author></AuthorList><Isbn>9781451648539</Isbn></Book>${inside}</BookDocument></PubmedBookArticle>`;

  it('tells a book from a chapter of it', async () => {
    const { records } = await readContent(
      whole(
        book('<Language>eng</Language>'),
        book(
          '<ArticleTitle>Peat.</ArticleTitle><AuthorList Type="authors"><Author><LastName>Smit</LastName><ForeName>Dirk</ForeName></Author></AuthorList>',
        ),
      ),
    );
    expect(records).toMatchObject([
      { title: 'Soils of the delta', documenttype: 'boek', authors: [{ name: 'Bos, Cees' }], publisher: 'Bodempers' },
      { title: 'Peat', documenttype: 'hoofdstuk', authors: [{ name: 'Smit, Dirk' }], journal: 'Soils of the delta' },
    ]);
    expect(records.map(({ authors }) => authors.length)).toEqual([1, 1]);
  });

  it('takes no file of MEDLINE alone for one of its own, which would have no records', async () => {
    const medline = '<MedlineCitationSet><MedlineCitation><PMID>1</PMID></MedlineCitation></MedlineCitationSet>';
    await expect(readContent(medline)).rejects.toThrow('Nothing tells what format');
  });

  it.each([
    ['Soils of the delta.', 'Soils of the delta'],
    ['A new Lolium spp.', 'A new Lolium spp.'],
    ['Peat and more...', 'Peat and more...'],
    ['Is peat wet?', 'Is peat wet?'],
  ])('has no full stop behind titles: %s', async (given, title) => {
    const { records } = await readContent(`PMID- 1\nTI  - ${given}\n`);
    expect(records[0].title).toBe(title);
  });
});
