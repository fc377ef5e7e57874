import { EmptyState, Skeleton } from '@tableside/design';
import { useEffect } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { AccountPage, SignedOut, type User, useNext, useUser } from '../../features/account/index.ts';
import { CardFace, cardOf, type Program, loyaltyStyles as styles } from '../../features/loyalty/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { EnrolForm } from './EnrolForm.tsx';

/** Who has the card already is led on: the form is for who does not. LOYAL-45. */
const Joining = ({ user, program }: { readonly user: User; readonly program: Program }) => {
  const { token, restaurant } = useGuest();
  const { redirect } = useNext();
  const done = cardOf(user, program) ? (redirect ?? pathTo('PlaceOrder', { session: token })) : null;
  useEffect(() => {
    if (done !== null) go(done, { replace: true });
  }, [done]);
  if (done !== null) return <Skeleton lines={6} />;
  return (
    <div className={styles.one}>
      <CardFace card={program} venue={restaurant.name} />
      <EnrolForm program={program} />
    </div>
  );
};

/** Joins a programme. Spec 3§2; LOYAL-02, LOYAL-13. */
const EnrollLoyalty = ({ params }: ScreenProps) => {
  const t = useT();
  const { restaurant } = useGuest();
  const { status, user } = useUser();
  const program = restaurant.loyalty_programs.find(({ id }) => id === params.loyaltyProgramId);
  const content = () => {
    if (status === 'loading') return <Skeleton lines={6} />;
    if (!user) return <SignedOut />;
    return program ? (
      <Joining user={user} program={program} />
    ) : (
      <EmptyState icon="person" text={t('errors.loyalty_program_not_found')} />
    );
  };
  return <AccountPage title={program?.name ?? t('loyalty.title')}>{content()}</AccountPage>;
};
export default EnrollLoyalty;
