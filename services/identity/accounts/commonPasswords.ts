/**
 * Passwords that guessers try first, as far as they are long enough to be chosen here; digits and signs at the end are
 * taken off before looking. Put together from what people choose when ten characters are asked for: words, names of
 * teams and places, the keyboard, sentences everyone knows.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  wachtwoord watchword welkomwelkom welkomthuis welkom welkom1234 welkom12345 welkom123456 mijnwachtwoord geheimwachtwoord nieuwwachtwoord
  wachtwoordwachtwoord geheim geheimpje lentelente zomerzomer herfstherfst winterwinter lente zomer herfst winter
  januari februari maart april juni juli augustus september oktober november december maandag dinsdag woensdag donderdag
  vrijdag zaterdag zondag amsterdam rotterdam denhaag utrecht eindhoven groningen nijmegen wageningen nederland holland
  ajax feyenoord psveindhoven ajaxamsterdam vitesse liefdeliefde ikhouvanjou ikhouvanje schatje schatjeschatje lieverd
  knuffel vlinder voetbal voetballen computer internet laptop school groenkennis groenkennisnet boerderij tractor trekker
  password passwordpassword mypassword thepassword newpassword passw0rd p@ssword p@ssw0rd p@ssw0rd12 password1 password12
  password123 password1234 password12345 letmein letmeinnow letmeinplease welcome welcomehome welcome123 welcome1234
  administrator admin adminadmin administrator1 rootroot default changeme changemenow secret secretpassword topsecret
  iloveyou iloveyouso iloveyoumore iloveyou123 sunshine sunshine123 princess princess123 football football123 baseball
  baseball123 basketball superman superman123 batman batmanbatman spiderman starwars starwars123 pokemon pokemon123
  dragon dragon123 monkey monkeymonkey michael michelle jennifer charlie jordan shadow master mastermaster trustno1
  whatever whateverman liverpool manchester barcelona realmadrid chelsea arsenal juventus
  qwerty qwertyqwerty qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop qwertyuiop123 qwertyuiopasdf asdfghjkl asdfasdfasdf asdfghjklzxcvbnm
  zxcvbnm zxcvbnmzxcvbnm azerty azertyuiop azerty12345 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc qazwsxedc qazwsxedcrfv q1w2e3r4t5 q1w2e3r4t5y6
  1234567890 12345678910 123456789a a123456789 a1234567890 0987654321 9876543210 1029384756 0123456789 1234512345 1231231234 123123123123
  1122334455 1111122222 1212121212 1234554321 12344321123 abc123abc123 abcd1234 abcd12345 abcdefg123 abcdefghij abcdef123456 aa12345678 aa123456789
  testtest testtesttest test1234 test12345 test123456 testaccount hallohallo hallodaar halloallemaal goedemorgen goedemiddag
  onceuponatime correcthorsebatterystaple
  `
    .split(/\s+/)
    .filter((word) => word !== ''),
);
