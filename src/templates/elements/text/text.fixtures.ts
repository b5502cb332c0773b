import { defineFixtures } from '../defineFixtures.ts';

/** Examples of running text, as the CMS sends it. */
export const textFixtures = defineFixtures('text', {
  /** The older generation: line breaks around the tags, `.htm` in links, capitals in addresses. */
  prose: {
    language: 'nl',
    element: {
      type: 'text',
      html: '\n<p>Dierenwelzijn gaat over de kwaliteit van leven, <em>zoals het dier die zelf ervaart</em>.</p>\n<h2>Drie manieren om te kijken</h2>\n<ol>\n<li>Functioneert het lichaam?</li>\n<li>Kan het dier doen wat bij zijn soort hoort?</li>\n<li>Hoe voelt het zich?</li>\n</ol>\n<p>Lees verder in <a href="/nl/dierenwelzijnsweb/dossier/Positief-dierenwelzijn.htm">Positief dierenwelzijn</a> of bekijk <a href="https://www.example.org/vijf-domeinen">de vijf domeinen</a>.</p>\n',
    },
  },
  /** Everything a text may hold: headings, a table, a picture, formulas, a quotation. */
  everything: {
    language: 'nl',
    element: {
      type: 'text',
      html: '<h2>Koolstof in de bodem</h2><p>Een hectare bouwland legt gemiddeld 0,2 ton C per jaar vast; dat is 0,7 ton CO<sub>2</sub>. Per m<sup>2</sup> lijkt het weinig.</p><h3>Gemeten op drie percelen</h3><table><caption>Organische stof, 2021-2025</caption><thead><tr><th scope="col">Perceel</th><th scope="col">Begin</th><th scope="col">Eind</th></tr></thead><tbody><tr><th scope="row">Noord</th><td>2,8 %</td><td>3,1 %</td></tr><tr><th scope="row">Midden</th><td>3,0 %</td><td>3,0 %</td></tr></tbody></table><blockquote><p>Geduld is hier het belangrijkste werktuig.</p></blockquote><p><img src="https://api.groenkennisnet.nl/upload_mm/7/7/7/100777_fullimage_akker_1600x1000.jpg" alt="Akker met voren in de ochtend" width="1600" height="1000"></p>',
    },
  },
  /** English and modular, with a title of its own: the headings inside go one level down. */
  titled: {
    language: 'en',
    element: {
      identifier: 'element_21778660',
      type: 'modularcontent',
      text: {
        title: 'Legal requirements in short',
        html: '<p><strong>Directive 2008/120/EC</strong>, Article 3(4), requires group housing.</p><h2>Exceptions</h2><p>Holdings with fewer than ten sows may keep them individually.</p>',
      },
    },
  },
});
