/**
 * By language, how words that belong to one kind of place begin: tables, the people who wait at them, rooms of a hotel. What a
 * guest reads at another kind of place must hold none of them. Each is found in the texts of its own place (a test says so).
 */
export type PlaceWord = 'table' | 'waiter' | 'room';

/** Null: the language has one word for staff of any kind. */
type Words = Readonly<Record<PlaceWord, RegExp | null>>;

export const PLACE_WORDS: Readonly<Record<string, Words>> = {
  en: { table: /\btables?\b/i, waiter: /\bwaiter/i, room: /\b(?:your|hotel) rooms?\b|\broom \d|^room\b/i },
  lt: { table: /\b(?:stal|bendrastal)/iu, waiter: /padavėj/iu, room: /kambar/iu },
  pl: { table: /stoli/iu, waiter: /kelner/iu, room: /poko(?:ju|i)|pokój/iu },
  de: { table: /\btisch/iu, waiter: /bedienung|kellner/iu, room: /zimmer/iu },
  uk: { table: /(?<!\p{L})ст[оі]л(?!ьки)/iu, waiter: /офіціант/iu, room: /у ваш номер|^ваш номер/iu },
  ru: { table: /(?<!\p{L})стол(?!ько)/iu, waiter: /официант/iu, room: /в ваш номер|^ваш номер/iu },
  lv: { table: /gald/iu, waiter: /viesmīl/iu, room: /uz jūsu numuru|^jūsu numurs/iu },
  et: { table: /\blaua|\blaud/iu, waiter: null, room: /teie tu(?:ba|ppa)/iu },
  nl: { table: /\btafel/iu, waiter: /\bde bediening|\bober\b/iu, room: /kamer/iu },
  ro: {
    table: /\bmas[aăe]\b|\bmesei?\b|\bmesele\b/iu,
    waiter: /ospătar/iu,
    room: /în cameră|^camera dumneavoastră/iu,
  },
  fr: { table: /\btables?\b/iu, waiter: /serveu[rs]/iu, room: /chambre/iu },
  es: { table: /\bmesas?\b/iu, waiter: /camarer/iu, room: /habitaci/iu },
  it: { table: /tavol/iu, waiter: /camerier/iu, room: /\bcamer[ae]\b/iu },
  el: { table: /τραπέζ|τραπεζ/iu, waiter: /σερβιτόρ/iu, room: /δωμάτι|δωματί/iu },
  ar: { table: /طاول/u, waiter: /نادل/u, room: /غرف/u },
};

/** Words that are out of place at each kind of place. */
export const OUT_OF_PLACE = {
  table: ['room'],
  cafe: ['waiter', 'room'],
  bar: ['table', 'waiter', 'room'],
  room: ['table', 'waiter'],
  counter: ['table', 'waiter', 'room'],
  hall: ['table', 'waiter', 'room'],
  kiosk: ['table', 'waiter', 'room'],
} as const satisfies Readonly<Record<string, readonly PlaceWord[]>>;
