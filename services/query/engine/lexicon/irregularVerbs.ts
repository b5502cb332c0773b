import type { Language } from '#services/query/engine/text/stems.ts';

/**
 * Verbs whose forms no rule makes, a line for each, the infinitive first; those with a part or a prefix go along. Without
 * forms that mean something else more often in these texts: `sloot`, `vocht`, `rook`, `brak`, `gewassen`, `bit`.
 */
const lists: Readonly<Record<Language, string>> = {
  nl: `
    bijten beet gebeten
    blijven bleef gebleven
    breken gebroken
    brengen bracht gebracht
    buigen boog gebogen
    denken dacht gedacht
    dragen droeg gedragen
    drinken dronk gedronken
    eten at gegeten
    geven gaf gegeven
    graven groef gegraven
    grijpen greep gegrepen
    hangen hing gehangen
    helpen hielp geholpen
    houden hield gehouden
    kiezen koos gekozen
    kijken keek gekeken
    kopen kocht gekocht
    kruipen kroop gekropen
    lezen las gelezen
    lopen liep gelopen
    nemen nam genomen
    rijden reed gereden
    roepen riep geroepen
    ruiken geroken
    schenken schonk geschonken
    schieten schoot geschoten
    schrijven schreef geschreven
    schrikken schrok geschrokken
    slaan sloeg geslagen
    slapen sliep geslapen
    sluiten gesloten
    snijden sneed gesneden
    spreken sprak gesproken
    springen sprong gesprongen
    steken stak gestoken
    sterven stierf gestorven
    stijgen steeg gestegen
    treffen trof getroffen
    trekken trok getrokken
    vallen viel gevallen
    vangen ving gevangen
    vechten gevochten
    vinden vond gevonden
    vliegen vloog gevlogen
    vriezen vroor gevroren
    werpen wierp geworpen
    winnen won gewonnen
    wijzen gewezen
    zenden zond gezonden
    zingen zong gezongen
    zinken zonk gezonken
    zoeken zocht gezocht
    zuigen zoog gezogen
    zwemmen zwom gezwommen`,
  en: `
    bite bitten
    bleed bled
    blow blew blown
    break broke broken
    breed bred
    bring brought
    build built
    buy bought
    catch caught
    choose chose chosen
    die dying
    dig dug
    draw drew drawn
    drink drank drunk
    drive drove driven
    eat ate eaten
    fall fell fallen
    feed fed
    feel felt
    fight fought
    find found
    fly flew flown
    freeze froze frozen
    give gave given
    grow grew grown
    hold held
    keep kept
    lay laid
    lead led
    leave left
    lie lain lying
    lose lost
    meet met
    pay paid
    rise rose risen
    run ran
    see saw seen
    sell sold
    send sent
    shake shook shaken
    show shown
    sleep slept
    sow sown
    speak spoke spoken
    spend spent
    stand stood
    steal stole stolen
    stick stuck
    sting stung
    swim swam swum
    take took taken
    teach taught
    tear tore torn
    think thought
    throw threw thrown
    understand understood
    wear wore worn
    win won
    write wrote written`,
};

const tableOf = (list: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    list
      .trim()
      .split('\n')
      .flatMap((line) => {
        const forms = line.trim().split(' ');
        return forms.map((form) => [form, forms] as const);
      }),
  );

const tables: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>> = {
  nl: tableOf(lists.nl),
  en: tableOf(lists.en),
};

/** All forms of the verb that a word is one of, the infinitive first; none of a verb that rules make. */
export const irregularForms = (word: string, language: Language): readonly string[] => tables[language].get(word) ?? [];
