import { ApiFailure } from '@tableside/contract/client';
import { Button } from '@tableside/design';
import { useEffect, useState } from 'react';
import { api } from '../../../data/api.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import type { Work } from '../use-work.ts';
import { nowSignedIn, usePasskeysOffered } from '../user.ts';
import { canUsePasskeys, offersWhereTyped, proveByPasskey, stopAsking } from './browser.ts';

type Props = {
  readonly work: Work;
  readonly onDone: () => void;
};

type Credential = Awaited<ReturnType<typeof proveByPasskey>>;

const ask = async (whereTyped: boolean): Promise<Credential> =>
  proveByPasskey((await api('POST /auth/passkey-options', {})).options, whereTyped);

/**
 * Signs in by a passkey: with two taps where the address is typed, as soon as the browser offers it there, and by a button
 * in every one that can.
 */
export const PasskeySignIn = ({ work, onDone }: Props) => {
  const t = useT();
  const { token } = useGuest();
  const offered = usePasskeysOffered();
  const [can, setCan] = useState(false);
  // Whoever left the phone's question finds passkeys in the field again.
  const [round, setRound] = useState(0);
  const enter = async (credential: Credential): Promise<void> => {
    nowSignedIn(token, (await api('POST /auth/sign-in/passkey', { body: { credential } })).user);
    onDone();
  };
  useEffect(() => setCan(offered && canUsePasskeys()), [offered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each round, whatever is drawn anew meanwhile
  useEffect(() => {
    if (!can) return;
    let gone = false;
    const wait = async (): Promise<void> => {
      if (!(await offersWhereTyped()) || gone) return;
      const credential = await ask(true);
      if (!gone) await work.run(() => enter(credential));
    };
    wait().catch(() => undefined);
    return () => {
      gone = true;
      stopAsking().catch(() => undefined);
    };
  }, [can, round]);
  if (!can) return null;
  const press = (): void =>
    void work.run(async () => {
      const credential = await ask(false).catch((error: unknown) => {
        // What the server refused is told as everywhere; the phone itself only says that nothing came of it.
        if (error instanceof ApiFailure) throw error;
        return null;
      });
      if (credential) await enter(credential);
      else {
        work.say(t('account.passkey.none'));
        setRound(each => each + 1);
      }
    });
  return (
    <Button wide look="secondary" busy={work.busy} onClick={press}>
      {t('account.passkey.signIn')}
    </Button>
  );
};
