import { buttonClass, EmptyState, Skeleton } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { AccountPage, SignedOut, type User, useNext, useUser } from '../../features/account/index.ts';
import {
  CardFace,
  cardOf,
  Earning,
  OfferList,
  loyaltyStyles as styles,
  TierList,
} from '../../features/loyalty/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';

const Programs = ({ user }: { readonly user: User }) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  const { redirect } = useNext();
  const { loyalty_programs: programs } = restaurant;
  const session = { session: token };
  if (programs.length === 0) return <EmptyState icon="person" text={t('loyalty.none')} />;
  return (
    <ul className={styles.list}>
      {programs.map(program => {
        const own = cardOf(user, program);
        const { id, name } = program;
        return (
          <li key={id} className={styles.one}>
            <CardFace card={own ?? program} venue={own?.venue ?? restaurant.name} />
            {own ? (
              <Link
                className={buttonClass('secondary', true)}
                href={pathTo('LoyaltyProgramDetails', session, { loyaltyProgramId: id })}
              >
                {t('loyalty.card')}
              </Link>
            ) : (
              <>
                {program.discount_percent !== null && (
                  <p>{t('loyalty.off', { percent: program.discount_percent })}</p>
                )}
                {program.points && <Earning points={program.points} />}
                {program.tiers && <TierList tiers={program.tiers} />}
                <OfferList program={program} />
                <p className={styles.note}>{t('loyalty.intro')}</p>
                <Link
                  className={buttonClass('primary', true)}
                  href={pathTo('EnrollLoyalty', { ...session, loyaltyProgramId: id }, { redirect })}
                >
                  {t('loyalty.join', { name })}
                </Link>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** The programmes that count here, a button for each. Spec 3§2; LOYAL-01, LOYAL-12. */
const LoyaltyPreview = (_: ScreenProps) => {
  const t = useT();
  const { status, user } = useUser();
  return (
    <AccountPage title={t('loyalty.title')}>
      {status === 'loading' ? <Skeleton lines={6} /> : user ? <Programs user={user} /> : <SignedOut />}
    </AccountPage>
  );
};
export default LoyaltyPreview;
