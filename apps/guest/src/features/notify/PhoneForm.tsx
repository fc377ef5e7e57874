import { Button, Field, SelectField } from '@tableside/design';
import { isPhoneValid, MAX_PHONE_DIGITS, PHONE_COUNTRIES, phoneCountryOf } from '@tableside/domain/notify';
import { type FormEvent, useMemo, useState } from 'react';
import { useLanguage, useT } from '../../texts/texts.ts';
import styles from './Notify.module.css';
import type { Notify } from './use-notify.ts';

/** A number that this phone gave lately. */
export type KnownNumber = { readonly country: string; readonly number: string };
type Props = {
  readonly notify: Notify;
  /** Where it is first looked for, as ISO 3166 has it. */
  readonly country: string;
  readonly known?: KnownNumber | null | undefined;
  readonly primary: boolean;
  readonly onDone: () => void;
};

/** The countries by name in the guest's language. */
const useCountries = () => {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
    const order = new Intl.Collator(language);
    return PHONE_COUNTRIES.map(({ country, code }) => ({
      country,
      label: `${names.of(country) ?? country} \u2066+${code}\u2069`,
    })).sort((a, b) => order.compare(a.label, b.label));
  }, [language]);
};

/** The number for messages by SMS, with its country. NOTIFY-05…07, NOTIFY-10. */
export const PhoneForm = ({ notify, country: near, known, primary, onDone }: Props) => {
  const t = useT();
  const countries = useCountries();
  const [chosen, setChosen] = useState((known?.country ?? near).toUpperCase());
  const [typed, setTyped] = useState(known?.number ?? '');
  const [left, setLeft] = useState(false);
  const country = phoneCountryOf(chosen);
  const valid = isPhoneValid(country, typed);
  // Said once they have gone on from it, or wanted to send it.
  const [asked, setAsked] = useState(false);
  const wrong = notify.problem === 'phone' || ((asked || (left && typed.trim() !== '')) && !valid);
  const change = (): void => {
    setLeft(false);
    setAsked(false);
    notify.forgetProblem();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(!valid);
    if (!valid) event.currentTarget.querySelector<HTMLElement>('input[type=tel]')?.focus();
    if (country && valid && (await notify.text(country, typed))) onDone();
  };
  return (
    <form className={styles.way} onSubmit={submit} noValidate aria-label={t('notify.smsTitle')}>
      <h3 className={styles.heading}>{t('notify.smsTitle')}</h3>
      <SelectField
        required
        autoComplete="tel-country-code"
        label={t('notify.country')}
        value={country ? chosen : ''}
        onChange={event => {
          setChosen(event.currentTarget.value);
          change();
        }}
      >
        {!country && <option value="">—</option>}
        {countries.map(({ country: value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        required
        label={t('notify.number')}
        hint={wrong ? undefined : t('notify.numberHint')}
        error={wrong ? t('generic.invalidPhone') : null}
        maxLength={MAX_PHONE_DIGITS}
        value={typed}
        onBlur={() => setLeft(true)}
        onChange={event => {
          setTyped(event.currentTarget.value);
          change();
        }}
      />
      <Button
        wide
        type="submit"
        look={primary ? 'primary' : 'secondary'}
        aria-disabled={!valid || undefined}
        busy={notify.busy === 'sms'}
      >
        {t(notify.busy === 'sms' ? 'notify.sending' : 'notify.send')}
      </Button>
      <p className={styles.small}>{t('notify.privacy')}</p>
    </form>
  );
};
