import { Button, Field, Skeleton } from '@tableside/design';
import { type FormEvent, useEffect, useState } from 'react';
import { go } from '../../app/navigation.ts';
import { focusFirstWrong } from '../../app/place/first-wrong.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { api } from '../../data/api.ts';
import { failureCode } from '../../data/connection/failures.ts';
import {
  AccountPage,
  nowSignedIn,
  SignedOut,
  accountStyles as styles,
  type User,
  useNext,
  useUser,
} from '../../features/account/index.ts';
import { registerPath } from '../../features/loyalty/index.ts';
import { announceFailure } from '../../features/toasts/index.ts';
import { type Guest, useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { type WalletForm, walletProblems, withCallingCode } from './problems.ts';

/** Which field a refusal of the server is about. */
const FIELD_OF: Readonly<Record<string, keyof WalletForm>> = {
  phone_invalid: 'phone_number',
  birth_date_invalid: 'birth_date',
};
const TEXT_OF = {
  phone_number: 'generic.invalidPhone',
  birth_date: 'generic.invalidBirthDate',
} as const;

/**
 * Where the details lead that are told: on to a card for who came for one, that is, with an address to go to in the end;
 * null: back to where they came from. LOYAL-10, LOYAL-11.
 */
const nextStep = (
  user: User,
  restaurant: Guest['restaurant'],
  token: string,
  redirect: string | undefined,
): string | null =>
  redirect !== undefined && restaurant.loyalty_programs.length > 0
    ? registerPath(user, restaurant, token, redirect)
    : null;

const Details = ({ user }: { readonly user: User }) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  const { redirect, leave } = useNext();
  const [form, setForm] = useState<WalletForm>(
    user.wallet_details ?? { name: user.displayName ?? '', phone_number: '', city: '', birth_date: '' },
  );
  const [refused, setRefused] = useState<keyof typeof TEXT_OF | null>(null);
  const [insist, setInsist] = useState(false);
  const [busy, setBusy] = useState(false);
  const problems = walletProblems(form, restaurant.country_code, new Date().toISOString().slice(0, 10));
  const field = (name: keyof WalletForm) => {
    const problem = insist ? problems[name] : undefined;
    const error = refused === name ? TEXT_OF[refused] : problem;
    return {
      required: true,
      value: form[name],
      error: error ? t(error) : null,
      onChange: (event: FormEvent<HTMLInputElement>) => {
        const value = event.currentTarget.value;
        setForm(typed => ({ ...typed, [name]: value }));
        if (refused === name) setRefused(null);
      },
    };
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setInsist(true);
    if (busy) return;
    if (Object.keys(problems).length > 0) {
      focusFirstWrong();
      return;
    }
    setBusy(true);
    try {
      const phone_number = withCallingCode(form.phone_number, restaurant.country_code);
      const body = { ...form, birth_date: form.birth_date.trim(), phone_number };
      const saved = (await api('POST /loyalty/update-user', { body })).user;
      nowSignedIn(token, saved);
      showToast({ tone: 'success', text: t('account.saved') });
      const next = nextStep(saved, restaurant, token, redirect);
      if (next === null) leave();
      else go(next, { replace: true });
    } catch (error) {
      const about = FIELD_OF[failureCode(error)];
      if (about === 'phone_number' || about === 'birth_date') {
        setRefused(about);
        focusFirstWrong();
      } else announceFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('account.name')} autoComplete="given-name" maxLength={100} {...field('name')} />
      <Field
        label={t('account.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={30}
        {...field('phone_number')}
      />
      <Field label={t('account.city')} autoComplete="address-level2" maxLength={100} {...field('city')} />
      <Field
        label={t('account.birthDate')}
        hint={t('account.birthDateHint')}
        placeholder="YYYY-MM-DD"
        autoComplete="bday"
        dir="ltr"
        maxLength={10}
        {...field('birth_date')}
      />
      <Button wide type="submit" busy={busy}>
        {t('account.save')}
      </Button>
    </form>
  );
};

/** Wallet details: first name, phone number, city, birth date, all of them. Spec 3§2, 3§5; PROFILE-03, PROFILE-14…16, PROFILE-30. */
const NewUserForm = (_: ScreenProps) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  const { redirect } = useNext();
  const { status, user } = useUser();
  // Who came for a card and has told everything already is led on; who came to change it is not.
  const next = user?.wallet_details ? nextStep(user, restaurant, token, redirect) : null;
  useEffect(() => {
    if (next !== null) go(next, { replace: true });
  }, [next]);
  return (
    <AccountPage title={t('account.details')}>
      {status === 'loading' || next !== null ? (
        <Skeleton lines={6} />
      ) : user ? (
        <Details user={user} />
      ) : (
        <SignedOut />
      )}
    </AccountPage>
  );
};
export default NewUserForm;
