import type { CallAnswer } from '@tableside/contract/client';
import { Button } from '@tableside/design';
import { useEffect, useState } from 'react';
import { api } from '../../../data/api.ts';
import { useEntry, writeEntry } from '../../../data/cache.ts';
import { failureCode } from '../../../data/connection/failures.ts';
import { useLanguage, useT } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toasts.ts';
import styles from '../Account.module.css';
import type { Work } from '../use-work.ts';
import { type User, usePasskeysOffered } from '../user.ts';
import { canUsePasskeys, makePasskey, nameOfPhone } from './browser.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import { RemoveAll } from './RemoveAll.tsx';
import { SignInAgain } from './SignInAgain.tsx';

type Mine = CallAnswer<'GET /profile/passkeys'>;
type Props = {
  readonly work: Work;
  readonly user: User;
  /** What is there is looked at, and nothing added. */
  readonly only?: boolean;
};

/** The phones that sign in without a password: one more, other names, one less. */
export const Passkeys = ({ work, user, only = false }: Props) => {
  const t = useT();
  const language = useLanguage();
  const key = `passkeys:${user.uid}`;
  const { data } = useEntry<Mine>(key, () => api('GET /profile/passkeys', {}));
  const offered = usePasskeysOffered();
  const [can, setCan] = useState(false);
  const [again, setAgain] = useState(false);
  useEffect(() => setCan(!only && offered && canUsePasskeys()), [only, offered]);
  const passkeys = data?.passkeys ?? [];
  const change = (what: () => Promise<Mine | null>): void =>
    void work.run(async () => {
      const mine = await what();
      if (!mine) return;
      writeEntry<Mine>(key, mine);
      showToast({ tone: 'success', text: t('account.saved') });
    });
  const add = async (): Promise<Mine | null> => {
    const asked = await api('POST /profile/passkey-options', {}).catch((error: unknown) => {
      if (failureCode(error) !== 'sign_in_again') throw error;
      setAgain(true);
      return null;
    });
    if (!asked) return null;
    const { options } = asked;
    const credential = await makePasskey(options).catch((error: unknown) => {
      const { name } = error as Error;
      // Who took it back knows; who has one here already does not.
      if (name !== 'NotAllowedError' && name !== 'AbortError')
        work.say(t(name === 'InvalidStateError' ? 'account.passkey.there' : 'errors.passkey_refused'));
      return null;
    });
    if (!credential) return null;
    const name = nameOfPhone(navigator.userAgent) ?? t('account.passkey.one');
    return api('POST /profile/add-passkey', { body: { name, credential, language } });
  };
  if (!can && passkeys.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('account.passkey.title')}</h2>
      <p className={styles.note}>{t('account.passkey.why')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.keys}>
          {passkeys.map(passkey => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={work.busy}
              onName={name =>
                change(() => api('POST /profile/name-passkey', { body: { id: passkey.id, name } }))
              }
              onRemove={() => change(() => api('POST /profile/remove-passkey', { body: { id: passkey.id } }))}
            />
          ))}
        </ul>
      )}
      {passkeys.length > 1 && (
        <RemoveAll
          busy={work.busy}
          onRemove={() => change(() => api('POST /profile/remove-passkeys', { body: { language } }))}
        />
      )}
      {again && <SignInAgain work={work} user={user} onDone={() => setAgain(false)} />}
      {can && !again && (
        <Button wide look="secondary" busy={work.busy} onClick={() => change(add)}>
          {t('account.passkey.add')}
        </Button>
      )}
    </section>
  );
};
