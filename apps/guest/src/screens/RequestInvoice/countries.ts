import { COUNTRIES } from '@tableside/domain/venue';

export type Country = { readonly code: string; readonly name: string };

/** Countries by their names in the guest's language; those of most guests stand first. */
export const countriesIn = (language: string): Country[] => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const nearby = ['LT', 'LV', 'EE', 'PL'];
  const all = COUNTRIES.map(code => ({ code, name: names.of(code) ?? code }));
  const rank = ({ code }: Country): number => (nearby.includes(code) ? nearby.indexOf(code) : nearby.length);
  return all.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, language));
};
