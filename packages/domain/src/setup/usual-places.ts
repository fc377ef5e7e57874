/** What a venue in a country most likely wants; everything can be chosen otherwise. */
export type UsualPlace = {
  /** ISO 4217. */
  readonly currency: string;
  /** IANA zone, the one most people of the country live in. */
  readonly timeZone: string;
  /** The language of the menu, among those the interface speaks. */
  readonly language: string;
};

/** `country currency zone language`, a line each. Countries that are not here get the euro, UTC and English to begin with. */
const PLACES = `
LT EUR Europe/Vilnius lt
LV EUR Europe/Riga lv
EE EUR Europe/Tallinn et
PL PLN Europe/Warsaw pl
DE EUR Europe/Berlin de
AT EUR Europe/Vienna de
CH CHF Europe/Zurich de
LI CHF Europe/Vaduz de
FR EUR Europe/Paris fr
MC EUR Europe/Monaco fr
BE EUR Europe/Brussels nl
NL EUR Europe/Amsterdam nl
LU EUR Europe/Luxembourg fr
IT EUR Europe/Rome it
SM EUR Europe/San_Marino it
ES EUR Europe/Madrid es
AD EUR Europe/Andorra es
PT EUR Europe/Lisbon en
GR EUR Europe/Athens el
CY EUR Asia/Nicosia el
MT EUR Europe/Malta en
IE EUR Europe/Dublin en
GB GBP Europe/London en
DK DKK Europe/Copenhagen en
SE SEK Europe/Stockholm en
NO NOK Europe/Oslo en
FI EUR Europe/Helsinki en
IS ISK Atlantic/Reykjavik en
CZ CZK Europe/Prague en
SK EUR Europe/Bratislava en
HU HUF Europe/Budapest en
SI EUR Europe/Ljubljana en
HR EUR Europe/Zagreb en
BA BAM Europe/Sarajevo en
RS RSD Europe/Belgrade en
ME EUR Europe/Podgorica en
MK MKD Europe/Skopje en
AL ALL Europe/Tirane en
XK EUR Europe/Belgrade en
BG EUR Europe/Sofia en
RO RON Europe/Bucharest ro
MD MDL Europe/Chisinau ro
UA UAH Europe/Kyiv uk
GE GEL Asia/Tbilisi en
AM AMD Asia/Yerevan en
AZ AZN Asia/Baku en
KZ KZT Asia/Almaty ru
KG KGS Asia/Bishkek ru
UZ UZS Asia/Tashkent ru
TR TRY Europe/Istanbul en
IL ILS Asia/Jerusalem en
AE AED Asia/Dubai ar
SA SAR Asia/Riyadh ar
QA QAR Asia/Qatar ar
KW KWD Asia/Kuwait ar
BH BHD Asia/Bahrain ar
OM OMR Asia/Muscat ar
JO JOD Asia/Amman ar
LB LBP Asia/Beirut ar
EG EGP Africa/Cairo ar
MA MAD Africa/Casablanca fr
TN TND Africa/Tunis fr
DZ DZD Africa/Algiers fr
SN XOF Africa/Dakar fr
CI XOF Africa/Abidjan fr
KE KES Africa/Nairobi en
NG NGN Africa/Lagos en
GH GHS Africa/Accra en
ZA ZAR Africa/Johannesburg en
US USD America/New_York en
CA CAD America/Toronto en
MX MXN America/Mexico_City es
GT GTQ America/Guatemala es
CR CRC America/Costa_Rica es
PA USD America/Panama es
DO DOP America/Santo_Domingo es
CO COP America/Bogota es
EC USD America/Guayaquil es
PE PEN America/Lima es
CL CLP America/Santiago es
AR ARS America/Argentina/Buenos_Aires es
UY UYU America/Montevideo es
BR BRL America/Sao_Paulo en
IN INR Asia/Kolkata en
LK LKR Asia/Colombo en
TH THB Asia/Bangkok en
VN VND Asia/Ho_Chi_Minh en
MY MYR Asia/Kuala_Lumpur en
SG SGD Asia/Singapore en
ID IDR Asia/Jakarta en
PH PHP Asia/Manila en
HK HKD Asia/Hong_Kong en
TW TWD Asia/Taipei en
KR KRW Asia/Seoul en
JP JPY Asia/Tokyo en
CN CNY Asia/Shanghai en
AU AUD Australia/Sydney en
NZ NZD Pacific/Auckland en
`;

const usual: ReadonlyMap<string, UsualPlace> = new Map(
  PLACES.trim()
    .split('\n')
    .map(line => line.split(' '))
    .map(([country = '', currency = '', timeZone = '', language = '']) => [
      country,
      { currency, timeZone, language },
    ]),
);

/** Countries of which something is known, by ISO 3166 code. */
export const KNOWN_COUNTRIES: readonly string[] = [...usual.keys()];

/** What to begin with for a venue in this country (ISO 3166). */
export const usualPlace = (country: string): UsualPlace =>
  usual.get(country) ?? { currency: 'EUR', timeZone: 'UTC', language: 'en' };

const DRINKING_AGES: Readonly<Record<string, number>> = { LT: 20, IS: 20, JP: 20, US: 21, KR: 19, TH: 20 };

/** Years from which guests may be sold strong drinks, to begin with; the owner knows better what holds in the house. */
export const usualDrinkingAge = (country: string): number => DRINKING_AGES[country] ?? 18;
