import { Skeleton } from '@tableside/design';
import type { Registering } from '@tableside/domain/loyalty';
import { useEffect } from 'react';
import { go } from '../../app/navigation.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { api } from '../../data/api.ts';
import { AccountPage, SignedOut, useNext, useUser } from '../../features/account/index.ts';
import { standingOf, stepPath } from '../../features/loyalty/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';

/** The way to a card: each guest goes on to what is still missing. Spec 3§4; LOYAL-04, LOYAL-06…09. */
const Register = (_: ScreenProps) => {
  const t = useT();
  const { token, restaurant, preview } = useGuest();
  const { redirect } = useNext();
  const { status, user } = useUser();
  useEffect(() => {
    if (!user || preview) return;
    let left = false;
    const lead = (standing: Registering) => {
      const to = stepPath(standing, token, redirect);
      if (!left && to !== null) go(to, { replace: true });
    };
    api('POST /loyalty/validate-user', { body: { session: token, firebase_uid: user.uid } }).then(
      ({ has_details: hasDetails, enrolled }) => lead({ signedIn: true, hasDetails, enrolled }),
      // Without an answer, by what this phone knows.
      () => lead(standingOf(user, restaurant)),
    );
    return () => {
      left = true;
    };
  }, [user, preview, token, redirect, restaurant]);
  return (
    <AccountPage title={t('loyalty.title')}>
      {status === 'loading' || user ? <Skeleton lines={6} /> : <SignedOut />}
    </AccountPage>
  );
};
export default Register;
