import { Refusal } from '@tableside/contract';

/** The library throws for a calling code that no country has. */
const numberIn = <T>(parse: () => T): T | undefined => {
  try {
    return parse();
  } catch {
    return undefined;
  }
};

/** A typed number as E.164 (`+37061234567`). Throws `Refusal` phone_invalid. The library loads at the first use. NOTIFY-09. */
export const e164 = async (countryCallingCode: string, nationalNumber: string): Promise<string> => {
  const { default: parse } = await import('libphonenumber-js/max');
  const code = countryCallingCode.replace(/^\+/, '');
  const number = numberIn(() => parse(nationalNumber, { defaultCallingCode: code, extract: false }));
  if (!number?.isValid() || number.countryCallingCode !== code) throw new Refusal('phone_invalid');
  return number.number;
};

/** A number typed with its calling code as E.164. Throws `Refusal` phone_invalid. */
export const wholeNumber = async (typed: string): Promise<string> => {
  const { default: parse } = await import('libphonenumber-js/max');
  const number = numberIn(() => parse(typed.trim().replace(/^00/, '+'), { extract: false }));
  if (!number?.isValid()) throw new Refusal('phone_invalid');
  return number.number;
};

/** A number typed as people write it in a country, or with its calling code, as E.164. Throws `Refusal` phone_invalid. */
export const numberAt = async (typed: string, countryCode: string): Promise<string> => {
  const { default: parse, isSupportedCountry } = await import('libphonenumber-js/max');
  const country = countryCode.toUpperCase();
  const number = numberIn(() =>
    parse(typed.trim().replace(/^00/, '+'), {
      extract: false,
      ...(isSupportedCountry(country) && { defaultCountry: country }),
    }),
  );
  if (!number?.isValid()) throw new Refusal('phone_invalid');
  return number.number;
};
