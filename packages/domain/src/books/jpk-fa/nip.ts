const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const;

/** The ten digits of a Polish tax number, with `PL` before it or without; null: its check digit says that it is none. */
export const nipOf = (typed: string): string | null => {
  const digits = typed
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/^PL(?=\d)/, '');
  if (!/^\d{10}$/.test(digits)) return null;
  const sum = WEIGHTS.reduce<number>((all, weight, index) => all + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]) ? digits : null;
};
