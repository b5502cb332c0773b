import { samplePictures } from '../Image/samplePictures.ts';

const { src, width, height, alt } = samplePictures.field;
const picture = `<img src="${src}" width="${width}" height="${height}" alt="${alt}">`;

/** Everything that editors make, in one text: the sample of the stories. */
export const richTextSample = `
<p>Groenbemesters zijn gewassen die na de hoofdteelt worden gezaaid om de bodem te voeden. Ze nemen <strong>stikstof</strong> op die anders uitspoelt, houden de grond bedekt en brengen organische stof terug. Zie ook <a href="/dossier/stikstof">het dossier stikstof</a>, <a href="https://www.wur.nl/" target="_blank" rel="noopener">het onderzoek van Wageningen University &amp; Research</a> en het tijdschrift <em>Bodem</em>.</p>
<h2>Welke groenbemester past bij je bouwplan?</h2>
<p>De keuze hangt af van grondsoort, zaaitijdstip en aaltjesdruk. Een mengsel spreidt het risico: als één soort slecht aanslaat, vangen de andere dat op. De vastlegging van CO<sub>2</sub> verschilt per soort.<sup id="verwijzing-1"><a href="#noot-1">1</a></sup></p>
<ul>
<li>Bladrammenas: snelle bodembedekking, diepe penwortel</li>
<li>Japanse haver: onderdrukt wortellesieaaltjes
<ul><li>niet na granen zaaien</li><li>vorstgevoelig</li></ul></li>
<li>Klaver en wikke: binden stikstof uit de lucht</li>
</ul>
<h3>Zaaitijdstip en onderwerken</h3>
<figure data-side="end">${picture}<figcaption>Proefveld in september.</figcaption></figure>
<p>Hoe eerder in de grond, hoe meer wortels. Een <abbr title="groenbemester">gb</abbr> die voor half augustus staat, neemt twee keer zoveel stikstof op als een die drie weken later komt; <q>elke dag telt</q>, zeggen telers.</p>
<ol>
<li>Zaai vóór half september.</li>
<li>Maai of wals bij de eerste vorst:
<ol><li>eerst de kopakkers</li><li>dan het perceel</li></ol></li>
<li>Werk ondiep onder.</li>
</ol>
<h4>Vierde niveau: gewasbeschermingsmiddelenregistratie</h4>
<p>Noteer wat u doet met <code>kg N/ha</code> en de datum. <mark>Sinds 2023 is dat verplicht</mark>; het formulier staat op <a href="/registratie">https://www.groenkennisnet.example/registratie/gewasbeschermingsmiddelen?jaar=2026&amp;formulier=perceelsgewijs</a>.</p>
<h5>Vijfde niveau: begrippen</h5>
<dl><dt>Aaltjesdruk</dt><dd>Het aantal schadelijke aaltjes in honderd milliliter grond.</dd><dt>Nalevering</dt><dd>De stikstof die vrijkomt voor het volggewas.</dd><dd>Ook: voorraad.</dd></dl>
<h6>Zesde niveau: de berekening</h6>
<pre><code>nalevering = droge stof × stikstofgehalte × werkingscoëfficiënt / 100
           = 3500 × 2,9 × 40 / 100</code></pre>
<blockquote><p>De bodem is geen bankrekening waar je alleen van opneemt.</p><cite>Akkerbouwer in de Noordoostpolder</cite></blockquote>
<table>
<caption>Gemiddelde opbrengst per groenbemester</caption>
<thead><tr><th scope="col">Soort</th><th scope="col">Droge stof (ton/ha)</th><th scope="col">Stikstofnalevering (kg/ha)</th><th scope="col">Doorwortelingsdiepte</th></tr></thead>
<tbody>
<tr><th scope="row">Bladrammenas</th><td>3,5</td><td>40</td><td>80 cm</td></tr>
<tr><th scope="row">Japanse haver</th><td>4,1</td><td>30</td><td>60 cm</td></tr>
<tr><th scope="row">Rode klaver</th><td>2,8</td><td>70</td><td>70 cm</td></tr>
</tbody>
<tfoot><tr><th scope="row">Gemiddeld</th><td>3,5</td><td>47</td><td>70 cm</td></tr></tfoot>
</table>
<p>De kosten komen daar nog bij, en die lopen uiteen.</p>
<table>
<tr><th scope="col">Soort</th><th scope="col">Zaaizaad (€/ha)</th></tr>
<tr><td>Bladrammenas</td><td>75</td></tr>
<tr><td>Rode klaver</td><td>110</td></tr>
</table>
<figure>${picture}<figcaption>Proefveld met groenbemestermengsels. Foto: proefboerderij.</figcaption></figure>
<hr>
<ol><li id="noot-1">Metingen op klei en zand, gemiddeld over drie jaar. <a href="#verwijzing-1">Terug naar de tekst</a></li></ol>
`;
