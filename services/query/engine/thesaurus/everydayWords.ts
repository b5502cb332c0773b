/**
 * Everyday words of questions and those that answers have for the same, in Dutch and English, a line for each meaning.
 * Searches do without them: who types one word means it, who asks a question means what it says.
 */
export const everydayWords = `
  foto, afbeelding, photo, photograph, picture
  sessie, bijeenkomst, session, meeting
  deelnemen, meedoen, deelname, take part, participate, participation
  aanmelden, inschrijven, opgeven, aanmelding, inschrijving, register, registration
  kosten, prijs, tarief, gratis, betalen, cost, price, fee, free of charge, pay, expense, expenses
  lawaai, geluid, geluiden, herrie, luid, roep, roepen, noise, sound, sounds, loud, call, calls
  bellen, telefoneren, telefoonnummer, telefoon, phone, telephone
  mailen, e-mail, e-mailadres, schrijven, write, email
  meenemen, thuislaten, thuis laten, bring, bring along, leave at home
  weggooien, weg gooien, verspillen, verspilling, throw away, discard, waste
  eten, voedsel, voer, food, feed, eat
  drinken, drink
  schuilen, schuilplek, beschutting, shelter
  slapen, rusten, slaap, sleep
  poepen, keutels, droppings
  opletten, oppassen, voorzichtig, careful, beware, attention
  verboden, verbod, prohibited, forbidden, banned
  toegestaan, toestaan, allowed, permitted, permit
  verplicht, verplichting, required, obligatory, compulsory, mandatory
  helpen, hulp, help, assistance
  gevaarlijk, gevaar, giftig, dangerous, danger, poisonous, toxic
  ziek, ziekte, sick, ill, illness
  dood, sterven, gestorven, overleden, dead, die, died
  gewond, wond, wonden, verwonding, verwonden, injury, injuries, wounds, injured
  pijn, pijnlijk, pain, painful
  bang, angst, angstig, schrikken, schrik, afraid, fear, scared
  vechten, gevecht, gevechten, fight, fights, fighting, aggression
  spelen, spel, play, playing
  leeftijd, oud, age
  jong, jongen, young
  breedte, breed, width, wide
  hoogte, hoog, height, high
  diepte, diep, depth, deep
  lengte, lang, length, long
  gewicht, weegt, weight, weigh, weighs
  grootte, groot, omvang, afmeting, size
  oppervlakte, ruimte, area, space
  temperatuur, graden, temperature, degrees
  snelheid, snel, speed, fast
  duur, duren, duurt, duration, lasts
  beginnen, begin, start, starten, aanvang, begint
  einde, eindigen, eind, end, finish
  openen, open, geopend
  sluiten, dicht, gesloten, close, closed
  adres, locatie, plek, plaats, address, location, venue
  contact, contactpersoon, aanspreekpunt
  baas, leider, leiden, leiding, leads, leader, coordinator
  oprichten, opgericht, oprichting, founded, established
  uitvinden, uitgevonden, bedenken, bedacht, invented
  reden, oorzaak, oorzaken, veroorzaken, cause, causes, reason
  gevolg, gevolgen, effect, effecten, consequence, effects, result
  voordeel, voordelen, voordelig, advantage, advantages, benefit, benefits
  nadeel, nadelen, disadvantage, disadvantages, drawback
  herkennen, herkent, recognise, recognize
  meten, meting, metingen, meet, measure, measured, measurement
  tellen, telling, tellingen, tel, count, counting, counts
  controleren, controle, check, checks, inspect, inspection
  schoonmaken, reinigen, poetsen, schoon maken, clean, cleaning
  repareren, herstellen, reparatie, repair
  kiezen, keuze, choose, choice, choosing
  kopen, aanschaffen, aanschaf, buy, purchase
  huren, huur, rent, hire
  bewaren, bewaar, opslaan, store, storage
  planten, aanplanten, aanplant, planting
  snoeien, snoei, prune, pruning
  maaien, maaibeurt, gemaaid, mow, mowing
  zaaien, inzaaien, zaai, ingezaaid, sow, sowing
  oogsten, oogst, geoogst, harvest, harvesting
  kweken, telen, gekweekt, grow, growing
  moeilijk, lastig, difficult
  makkelijk, gemakkelijk, eenvoudig, easy, simple
  genoeg, voldoende, enough, sufficient
  onvoldoende, tekort, insufficient, shortage
  overschot, surplus
  minimaal, minstens, minimum
  maximaal, hoogstens, maximum
  stijgen, toenemen, toename, stijging, increase, rise, rose
  dalen, afnemen, afname, daling, decrease, fall, fell, drop
  veranderen, verandering, wijzigen, change, changes
  kind, kinderen, leerling, leerlingen, child, children, pupils
  school, schoolplein, klas, class, classroom
  les, lessen, cursus, training, lesson, course
  opleiding, opleidingen, studie, education, degree
  stageplaats, internship, placement
  werk, baan, vacature, work, job, vacancy
  mens, mensen, persoon, people, person
  buren, buurt, bewoners, wijk, neighbours, neighbourhood, residents
  huis, woning, thuis, house, home
  straat, stoep, road, path, street
  auto, voertuig, parkeren, car, vehicle, parking
  regen, bui, buien, neerslag, rain, rainfall, shower
  zon, zonnig, sun, sunny
  wind, storm, waaien, windy
  warm, warmte, heet, hitte, hot, heat
  koud, kou, vorst, cold, frost
  nat, vochtig, vocht, moist, damp
  droog, droogte, dry, drought
  licht, lamp, verlichting, light, lighting
  donker, duister, schaduw, dark, shade
  geur, ruiken, ruikt, stank, smell, odour
  kleur, kleuren, colour, color
  gat, opening, hole, gap
  hek, schutting, omheining, fence
  nest, nestkast, nesten, nests, nest box
  hok, kooi, ren, verblijf, pen, cage, enclosure
  haar, vacht, coat, fur
  poot, poten, benen
  bek, snavel, mond, beak, mouth
  staart, staarten, tail, tails
  huisdier, huisdieren, pet, pets
  dierenarts, veearts, veterinarian
  gebruiken, gebruik, toepassen, use, apply
  samenwerken, samenwerking, samen werken, cooperate, cooperation
  financieren, financiering, subsidie, funded, funding, finance
  lid, leden, lidmaatschap, member, members, membership
  nieuwsbrief, nieuwsbrieven, newsletter
  klacht, klachten, klagen, complaint, complaints, complain
  regel, regels, voorschrift, rule, rules, regulation
  inspecteur, inspecteurs, controleur, inspector, inspectors
  eigenaar, eigenaren, eigendom, bezit, owner, owners, ownership
  vleermuis, vleermuizen, bat, bats
  egel, egels, hedgehog, hedgehogs
`;
