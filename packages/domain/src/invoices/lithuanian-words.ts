const UNITS = [
  '',
  'vienas',
  'du',
  'trys',
  'keturi',
  'penki',
  'šeši',
  'septyni',
  'aštuoni',
  'devyni',
] as const;
const TEENS = [
  'dešimt',
  'vienuolika',
  'dvylika',
  'trylika',
  'keturiolika',
  'penkiolika',
  'šešiolika',
  'septyniolika',
  'aštuoniolika',
  'devyniolika',
] as const;
const TENS = [
  '',
  '',
  'dvidešimt',
  'trisdešimt',
  'keturiasdešimt',
  'penkiasdešimt',
  'šešiasdešimt',
  'septyniasdešimt',
  'aštuoniasdešimt',
  'devyniasdešimt',
] as const;

/** A noun with one, with two to nine, and with ten and more: `euras, eurai, eurų`. */
type Forms = readonly [one: string, few: string, many: string];

const formFor = (count: number, [one, few, many]: Forms): string => {
  const last = count % 10;
  const teens = Math.trunc(count / 10) % 10 === 1;
  if (last === 0 || teens) return many;
  return last === 1 ? one : few;
};

const belowHundred = (value: number): string[] => {
  if (value < 10) return [UNITS[value] ?? ''];
  if (value < 20) return [TEENS[value - 10] ?? ''];
  return [TENS[Math.trunc(value / 10)] ?? '', UNITS[value % 10] ?? ''];
};

const belowThousand = (value: number): string[] => {
  const hundreds = Math.trunc(value / 100);
  const head =
    hundreds === 0 ? [] : [UNITS[hundreds] ?? '', formFor(hundreds, ['šimtas', 'šimtai', 'šimtų'])];
  return [...head, ...belowHundred(value % 100)];
};

const GROUPS: readonly (readonly [size: number, forms: Forms])[] = [
  [1_000_000_000, ['milijardas', 'milijardai', 'milijardų']],
  [1_000_000, ['milijonas', 'milijonai', 'milijonų']],
  [1_000, ['tūkstantis', 'tūkstančiai', 'tūkstančių']],
];

/** A whole number from 0 to 999 999 999 999 in Lithuanian words, of things of masculine gender. */
const inWords = (value: number): string => {
  if (value === 0) return 'nulis';
  const words: string[] = [];
  let rest = value;
  for (const [size, forms] of GROUPS) {
    const count = Math.trunc(rest / size);
    if (count > 0) words.push(...belowThousand(count), formFor(count, forms));
    rest %= size;
  }
  words.push(...belowThousand(rest));
  return words.filter(word => word !== '').join(' ');
};

/** Euros and cents in Lithuanian, as invoices write them out: `dvylika eurų 50 ct`. Amount in minor units, from 0. */
export const eurosInLithuanian = (amount: number): string => {
  const euros = Math.trunc(amount / 100);
  const cents = String(amount % 100).padStart(2, '0');
  return `${inWords(euros)} ${formFor(euros, ['euras', 'eurai', 'eurų'])} ${cents} ct`;
};
