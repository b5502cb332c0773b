/*
 * What a table of postal codes does not name: regions, municipalities that are not called after one of their places,
 * other names of provinces and places, and countries. Points are about the middle of what is meant.
 */

/** `name | latitude longitude`: landscapes and parts of the country by the names that people give them. */
export const regions = `
Achterhoek|51.98 6.42
Alblasserwaard|51.87 4.83
Betuwe|51.92 5.55
Biesbosch|51.75 4.78
Bollenstreek|52.26 4.53
Bommelerwaard|51.78 5.2
De Peel|51.45 5.85
Drents-Friese Wold|52.9 6.3
Flevopolder|52.42 5.45
Gaasterland|52.9 5.55
Gelderse Vallei|52.12 5.58
Goeree-Overflakkee|51.75 4.1
Gooi|52.25 5.2
Grevelingen|51.75 4
Groene Hart|52.1 4.75
Hoeksche Waard|51.76 4.47
IJsselmeer|52.8 5.35
Kempen|51.38 5.3
Kop van Noord-Holland|52.85 4.85
Krimpenerwaard|51.97 4.77
Land van Maas en Waal|51.86 5.6
Lauwersmeer|53.36 6.22
Markermeer|52.53 5.2
Meierij|51.62 5.4
Noardlike Fryske Wâlden|53.22 6.05
Noord-Limburg|51.42 6.02
Noordoostpolder|52.71 5.76
Oosterschelde|51.57 3.95
Randstad|52.1 4.6
Salland|52.4 6.3
Twente|52.32 6.75
Utrechtse Heuvelrug|52.03 5.4
Veenkoloniën|52.98 6.95
Veluwe|52.2 5.85
Vijfheerenlanden|51.92 5.05
Waddeneilanden|53.35 5.2
Waddenzee|53.25 5.25
Walcheren|51.52 3.58
Waterland|52.45 5
Weerribben-Wieden|52.75 6.05
West-Friesland|52.72 5.05
Westerschelde|51.4 3.75
Westerwolde|53 7.05
Westland|52 4.2
Zaanstreek|52.47 4.8
Zeeuws-Vlaanderen|51.32 3.75
Zuid-Limburg|50.87 5.87`;

/** `municipality | the place it is run from`, where no place has the municipality's name. */
export const municipalities = `
Aa en Hunze|Gieten
Achtkarspelen|Buitenpost
Albrandswaard|Rhoon
Alphen-Chaam|Alphen (NB)
Altena|Almkerk
Ameland|Ballum
Beekdaelen|Nuth
Berg en Dal|Groesbeek
Berkelland|Borculo
Bernheze|Heesch
Bodegraven-Reeuwijk|Bodegraven
Borger-Odoorn|Exloo
Borsele|Heinkenszand
Bronckhorst|Hengelo (Gld)
Bunschoten|Bunschoten-Spakenburg
Cranendonck|Budel
Dantumadeel|Damwâld
Dantumadiel|Damwâld
De Bilt|Bilthoven
De Fryske Marren|Joure
De Ronde Venen|Mijdrecht
De Wolden|Zuidwolde, Drenthe
Dijk en Waard|Heerhugowaard
Dinkelland|Denekamp
Drechterland|Hoogkarspel
Echt-Susteren|Echt
Edam-Volendam|Volendam
Eemsdelta|Delfzijl
Eijsden-Margraten|Margraten
Geldrop-Mierlo|Geldrop
Gemert-Bakel|Gemert
Gilze en Rijen|Rijen
Goeree-Overflakkee|Middelharnis
Gooise Meren|Bussum
Gulpen-Wittem|Gulpen
Haarlemmermeer|Hoofddorp
Halderberge|Oudenbosch
Heeze-Leende|Heeze
Het Hogeland|Uithuizen
Hoeksche Waard|Oud-Beijerland
Hof van Twente|Goor
Hollands Kroon|Anna Paulowna
Horst aan de Maas|Horst
Kaag en Braassem|Roelofarendsveen
Koggenland|De Goorn
Krimpenerwaard|Lekkerkerk
Laarbeek|Beek en Donk
Land van Cuijk|Boxmeer
Lansingerland|Bergschenhoek
Leidschendam-Voorburg|Leidschendam
Leudal|Heythuysen
Lingewaard|Bemmel
Maasdriel|Kerkdriel
Maasgouw|Maasbracht
Maashorst|Uden
Meierijstad|Veghel
Midden-Delfland|Schipluiden
Midden-Drenthe|Beilen
Midden-Groningen|Hoogezand
Moerdijk|Zevenbergen
Molenlanden|Hoornaar
Montferland|Didam
Mook en Middelaar|Mook
Neder-Betuwe|Opheusden
Nissewaard|Spijkenisse
Noardeast-Fryslân|Dokkum
Noord-Beveland|Wissenkerke
Noordenveld|Roden
Noordoostpolder|Emmeloord
Nuenen, Gerwen en Nederwetten|Nuenen
Oldambt|Winschoten
Olst-Wijhe|Wijhe
Oost Gelre|Lichtenvoorde
Ooststellingwerf|Oosterwolde (Fr)
Opsterland|Beetsterzwaag
Oude IJsselstreek|Gendringen
Ouder-Amstel|Ouderkerk aan de Amstel
Overbetuwe|Elst (Gld)
Peel en Maas|Panningen
Pekela|Oude Pekela
Pijnacker-Nootdorp|Pijnacker
Reimerswaal|Kruiningen
Reusel-De Mierden|Reusel
Rijssen-Holten|Rijssen
Roerdalen|Sint Odiliënberg
Schouwen-Duiveland|Zierikzee
Sittard-Geleen|Sittard
Sluis|Oostburg
Smallingerland|Drachten
Stede Broec|Bovenkarspel
Steenwijkerland|Steenwijk
Stichtse Vecht|Maarssen
Súdwest-Fryslân|Sneek
Terschelling|West-Terschelling
Texel|Den Burg
Teylingen|Sassenheim
Tietjerksteradiel|Burgum
Twenterand|Vriezenveen
Tynaarlo|Vries
Tytsjerksteradiel|Burgum
Utrechtse Heuvelrug|Doorn
Valkenburg aan de Geul|Valkenburg (L)
Velsen|IJmuiden
Vijfheerenlanden|Leerdam
Voorne aan Zee|Hellevoetsluis
Waadhoeke|Franeker
West Betuwe|Geldermalsen
West Maas en Waal|Beneden-Leeuwen
Westerkwartier|Leek
Westerveld|Diever
Westland|Naaldwijk
Weststellingwerf|Wolvega
Wijdemeren|Loosdrecht
Wormerland|Wormer
Zaanstad|Zaandam
Zuidplas|Nieuwerkerk aan den IJssel
Zwartewaterland|Hasselt`;

/** `also called | name in the table`: provinces and places. */
export const otherNames = `
Fryslân|Friesland
Brabant|Noord-Brabant
North Brabant|Noord-Brabant
North Holland|Noord-Holland
South Holland|Zuid-Holland
Guelders|Gelderland
The Hague|'s-Gravenhage
Den Haag|'s-Gravenhage
Den Bosch|'s-Hertogenbosch
's Gravenhage|'s-Gravenhage
Hertogenbosch|'s-Hertogenbosch
Ljouwert|Leeuwarden
Snits|Sneek
It Hearrenfean|Heerenveen
Frjentsjer|Franeker
Harns|Harlingen
Boalsert|Bolsward
Warkum|Workum
Hylpen|Hindeloopen
Starum|Stavoren
Drylts|IJlst
Sleat|Sloten
De Jouwer|Joure
De Gordyk|Gorredijk
De Lemmer|Lemmer
Wolvegea|Wolvega
Bûtenpost|Buitenpost
Surhústerfean|Surhuisterveen
Bergum|Burgum
Damwoude|Damwâld
Grouw|Grou
Hardegarijp|Hurdegaryp
Veenwouden|Feanwâlden
It Amelân|Ameland
Skylge|Terschelling
Flylân|Vlieland
Skiermûntseach|Schiermonnikoog
Mestreech|Maastricht
Remunj|Roermond
Zitterd|Sittard
Heële|Heerlen
Kirchroa|Kerkrade
Wieërt|Weert
Wageningen UR|Wageningen
Hengelo Gld|Hengelo (Gld)
De Veluwe|Veluwe
De Achterhoek|Achterhoek
De Betuwe|Betuwe
De Kempen|Kempen
Peel|De Peel
Het Groene Hart|Groene Hart
Het Gooi|Gooi
Het Westland|Westland
Friese Wouden|Noardlike Fryske Wâlden`;

/** `short for | province`, as they stand behind a place's name: `Bergen (NH)`. */
export const provinceShorts = `
dr|Drenthe
fl|Flevoland
fr|Friesland
frl|Friesland
gld|Gelderland
gd|Gelderland
gr|Groningen
gn|Groningen
lb|Limburg
l|Limburg
nb|Noord-Brabant
nbr|Noord-Brabant
nh|Noord-Holland
o|Overijssel
ov|Overijssel
ut|Utrecht
u|Utrecht
ze|Zeeland
zld|Zeeland
zh|Zuid-Holland`;

/** Countries that stand where a place should; some hamlets are called like them. */
export const countries = `
Nederland
Netherlands
The Netherlands
België
Belgium
Duitsland
Germany
Luxemburg
Luxembourg
Frankrijk
France
Engeland
England
Groot-Brittannië
Great Britain
Verenigd Koninkrijk
United Kingdom
Ierland
Ireland
Denemarken
Denmark
Noorwegen
Norway
Zweden
Sweden
Finland
Polen
Poland
Oostenrijk
Austria
Zwitserland
Switzerland
Spanje
Spain
Portugal
Italië
Italy
Griekenland
Greece
Turkije
Turkey
Rusland
Russia`;
