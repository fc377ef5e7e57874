import { SHIPPED, type Shipped } from './shipped.ts';

/** What phones and computers have themselves, with the width of its letters in running text (of an em). */
const ON_DEVICES = [
  ['Georgia', 0.446],
  ['Noto Serif', 0.481],
  ['Arial', 0.446],
  ['Roboto', 0.445],
  ['DejaVu Serif', 0.507],
  ['DejaVu Sans', 0.502],
] as const;
type Device = (typeof ON_DEVICES)[number][0];

const SERIFS: readonly Device[] = ['Georgia', 'Noto Serif', 'DejaVu Serif'];
const SANS: readonly Device[] = ['Roboto', 'Arial', 'DejaVu Sans'];
const SERIF_FAMILIES = ['Tableside Serif', 'Lora', 'Playfair Display', 'Cormorant Garamond'];

const devicesFor = ({ family }: Shipped) => (SERIF_FAMILIES.includes(family) ? SERIFS : SANS);

/** Kinds of devices by the letters that they have for sure; null: it could be any. */
export type LettersOf = 'android' | 'apple-windows' | 'linux' | null;

const FIRST: Readonly<Record<Exclude<LettersOf, null>, readonly Device[]>> = {
  android: ['Roboto', 'Noto Serif'],
  'apple-windows': ['Arial', 'Georgia'],
  linux: ['DejaVu Sans', 'DejaVu Serif'],
};

/** What kind of device asks, by the name that its browser gives itself. */
export const lettersOf = (userAgent: string): LettersOf => {
  if (/Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|Macintosh|Windows/.test(userAgent)) return 'apple-windows';
  return /Linux/.test(userAgent) ? 'linux' : null;
};

/** Those that are there first: looking for each that is not takes a slow phone some milliseconds of its first frame. */
const inOrder = (font: Shipped, letters: LettersOf): readonly Device[] => {
  const first = letters === null ? [] : FIRST[letters];
  const devices = devicesFor(font);
  return [
    ...devices.filter(device => first.includes(device)),
    ...devices.filter(device => !first.includes(device)),
  ];
};
const nameOf = ({ family }: Shipped, device: Device): string => `${family} in ${device}`;
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Where letters begin to be medium: a price, a chip, the category in sight. */
const MEDIUM = 450;

/** Weights with how wide letters are in them. */
const widthsOf = ({ weights, width, heavier }: Shipped): readonly (readonly [string, number])[] => {
  const [least, most] = weights.split(' ');
  if (!most) return [['1 1000', width]];
  if (heavier === undefined) return [[weights, width]];
  return [
    [`${least} ${MEDIUM - 1}`, width],
    [`${MEDIUM} ${most}`, width * heavier],
  ];
};

/**
 * A font of the device cut to the measures of one of ours: until the file is there the same words take the same room, so
 * that nothing moves when it comes.
 */
export const standInRules = (font: Shipped): string => {
  const scale = (font.adjust ?? 100) / 100;
  return devicesFor(font)
    .flatMap(device => {
      const [, own] = ON_DEVICES.find(([name]) => name === device) ?? [device, font.width];
      return widthsOf(font).map(([weights, width]) => {
        const size = (width * scale) / own;
        return (
          `@font-face{font-family:"${nameOf(font, device)}";font-weight:${weights};` +
          `src:local("${device}");size-adjust:${percent(size)};ascent-override:${percent((font.ascent * scale) / size)};` +
          `descent-override:${percent((font.descent * scale) / size)};line-gap-override:0%}`
        );
      });
    })
    .join('');
};

/** A CSS stack with the stand-ins of our fonts behind each of them, in the order of the device that asks. */
export const withStandIns = (stack: string, letters: LettersOf = null): string =>
  Object.values(SHIPPED).reduce(
    (whole, font) =>
      whole.replace(
        `"${font.family}"`,
        [font.family, ...inOrder(font, letters).map(device => nameOf(font, device))]
          .map(name => `"${name}"`)
          .join(','),
      ),
    stack,
  );
