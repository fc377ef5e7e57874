import { Button, buttonClass, Icon } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import type { Bill } from '../../data/bills.ts';
import { useT } from '../../texts/texts.ts';
import { useUser } from '../account/index.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Loyalty.module.css';
import { Rewards } from './points/Rewards.tsx';
import { cardOf, type Program } from './standing.ts';
import { useApplyLoyalty } from './use-apply-loyalty.ts';

/** The programme that gives the most, of those that give something off a bill. */
const best = (programs: readonly Program[]): Program | undefined =>
  programs
    .filter(({ discount_percent }) => discount_percent !== null)
    .toSorted((one, other) => (other.discount_percent ?? 0) - (one.discount_percent ?? 0))[0];

type ApplyProps = { readonly bill: Bill; readonly program: Program; readonly uid: string };

const Apply = ({ bill, program, uid }: ApplyProps) => {
  const t = useT();
  const { applying, stage, apply } = useApplyLoyalty(bill, uid);
  return (
    <>
      <p>{t('loyalty.yours', { name: program.name, percent: program.discount_percent ?? 0 })}</p>
      <Button wide look="secondary" busy={applying} onClick={() => void apply()}>
        {t(applying ? stage.text : 'loyalty.apply')}
      </Button>
      <p className="visually-hidden" role="status">
        {applying ? t(stage.text) : ''}
      </p>
    </>
  );
};

const Percent = ({ bill }: { readonly bill: Bill }) => {
  const t = useT();
  const { token, restaurant, money } = useGuest();
  const { status, user } = useUser();
  const programs = restaurant.loyalty_programs;
  const own = user && best(programs.filter(program => cardOf(user, program)));
  const offered = best(programs);
  if (bill.loyalty_applied)
    return (
      <p className={styles.applied} role="status">
        <Icon name="check" size={20} />
        {t('loyalty.applied', { sum: money(bill.loyalty_discount) })}
      </p>
    );
  if (status === 'loading' || !offered) return null;
  const session = { session: token };
  const here = pathTo('Order', session, { orderNumber: bill.unique_order_number });
  return (
    <section className={styles.onBill} aria-label={t('loyalty.title')}>
      {user && own ? (
        <Apply bill={bill} program={own} uid={user.uid} />
      ) : (
        <>
          <p>{t('loyalty.offBill', { name: offered.name, percent: offered.discount_percent ?? 0 })}</p>
          <Link
            className={buttonClass('secondary', true)}
            href={pathTo('Register', session, { redirect: here })}
          >
            {t('loyalty.join', { name: offered.name })}
          </Link>
        </>
      )}
    </section>
  );
};

/**
 * What members have off a bill that is open: the way to become one, the button that shows the card for it, how far that is,
 * and what it came to. Spec 2§4; LOYAL-19, PAYGO-06.
 */
export const LoyaltyDiscount = ({ bill }: { readonly bill: Bill }) => (
  <>
    <Rewards bill={bill} user={useUser().user} />
    <Percent bill={bill} />
  </>
);
