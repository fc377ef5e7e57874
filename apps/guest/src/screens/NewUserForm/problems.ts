import { isBirthDate } from '@tableside/domain/account';
import { isPhoneTyped, nationalDigits, phoneCountryOf } from '@tableside/domain/notify';
import type { MessageKey } from '@tableside/i18n';

export type WalletForm = {
  readonly name: string;
  readonly phone_number: string;
  readonly city: string;
  readonly birth_date: string;
};

/** The number as it is sent: with the venue's calling code where it was typed as at home. */
export const withCallingCode = (typed: string, countryCode: string): string => {
  const country = phoneCountryOf(countryCode);
  const text = typed.trim();
  return /^(?:\+|00)/.test(text) || !country ? text : `+${country.code}${nationalDigits(text, country)}`;
};

/** What is wrong with each field, by the text that says so. PROFILE-14…16. */
export const walletProblems = (
  form: WalletForm,
  countryCode: string,
  today: string,
): Partial<Record<keyof WalletForm, MessageKey>> => {
  const problems: Partial<Record<keyof WalletForm, MessageKey>> = {};
  for (const field of ['name', 'phone_number', 'city', 'birth_date'] as const)
    if (form[field].trim() === '') problems[field] = 'generic.requiredField';
  if (!isPhoneTyped(form.phone_number, countryCode)) problems.phone_number ??= 'generic.invalidPhone';
  if (!isBirthDate(form.birth_date.trim(), today)) problems.birth_date ??= 'generic.invalidBirthDate';
  return problems;
};
