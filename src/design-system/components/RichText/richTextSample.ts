/** Everything that editors make, in one text: the sample of the stories. */
export const richTextSample = `
<p>Groenbemesters zijn gewassen die na de hoofdteelt worden gezaaid om de bodem te voeden. Ze nemen <strong>stikstof</strong> op die anders uitspoelt, houden de grond bedekt en brengen organische stof terug. Zie ook <a href="/dossier/stikstof">het dossier stikstof</a> en het tijdschrift <em>Bodem</em>.</p>
<h2 id="keuze">Welke groenbemester past bij uw bouwplan?</h2>
<p>De keuze hangt af van grondsoort, zaaitijdstip en aaltjesdruk. Een mengsel spreidt het risico: als één soort slecht aanslaat, vangen de andere dat op. De vastlegging van CO<sub>2</sub> verschilt per soort.<sup><a href="#noot-1">1</a></sup></p>
<ul>
<li>Bladrammenas: snelle bodembedekking, diepe penwortel</li>
<li>Japanse haver: onderdrukt wortellesieaaltjes
<ul><li>niet na granen zaaien</li><li>vorstgevoelig</li></ul></li>
<li>Klaver en wikke: binden stikstof uit de lucht</li>
</ul>
<h3>Zaaitijdstip en onderwerken</h3>
<ol>
<li>Zaai vóór half september.</li>
<li>Maai of wals bij de eerste vorst:
<ol><li>eerst de kopakkers</li><li>dan het perceel</li></ol></li>
<li>Werk ondiep onder.</li>
</ol>
<h4>Vierde niveau: gewasbeschermingsmiddelenregistratie</h4>
<p>Noteer wat u doet met <code>kg N/ha</code> en de datum.</p>
<blockquote><p>De bodem is geen bankrekening waar je alleen van opneemt.</p><cite>Akkerbouwer in de Noordoostpolder</cite></blockquote>
<table>
<caption>Gemiddelde opbrengst per groenbemester</caption>
<thead><tr><th scope="col">Soort</th><th scope="col">Droge stof (ton/ha)</th><th scope="col">Stikstofnalevering (kg/ha)</th><th scope="col">Doorwortelingsdiepte</th></tr></thead>
<tbody>
<tr><th scope="row">Bladrammenas</th><td>3,5</td><td>40</td><td>80 cm</td></tr>
<tr><th scope="row">Japanse haver</th><td>4,1</td><td>30</td><td>60 cm</td></tr>
<tr><th scope="row">Rode klaver</th><td>2,8</td><td>70</td><td>70 cm</td></tr>
</tbody>
</table>
<hr>
<p id="noot-1">1. Metingen op klei en zand, gemiddeld over drie jaar.</p>
`;
