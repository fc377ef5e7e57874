import { Button, buttonClass, Icon } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import type { Bill } from '../../data/bills.ts';
import { useT } from '../../texts/texts.ts';
import { useUser } from '../account/index.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Loyalty.module.css';
import { Rewards } from './points/Rewards.tsx';
import { cardOf, offersNow, type Program, percentOf } from './standing.ts';
import { useApplyLoyalty } from './use-apply-loyalty.ts';

type Giving = {
  readonly program: Program;
  readonly percent: number;
  /** The name of an offer that takes an amount off a bill that is worth enough. */
  readonly offer?: string | undefined;
};

/** The programme that gives the most, of those that give something off a bill. */
const best = (programs: readonly Giving[]): Giving | undefined =>
  programs
    .filter(({ percent, offer }) => percent > 0 || offer !== undefined)
    .toSorted((one, other) => other.percent - one.percent)[0];

type ApplyProps = Giving & { readonly bill: Bill; readonly uid: string };

const Apply = ({ bill, program, percent, offer = '', uid }: ApplyProps) => {
  const t = useT();
  const { applying, stage, apply } = useApplyLoyalty(bill, uid);
  return (
    <>
      <p>
        {percent > 0
          ? t('loyalty.yours', { name: program.name, percent })
          : t('loyalty.offerCart', { name: offer })}
      </p>
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
  const own =
    user &&
    best(
      programs.flatMap(program => {
        const card = cardOf(user, program);
        if (!card) return [];
        const offer = offersNow(program, card).find(({ gives }) => gives === 'amount')?.name;
        return [{ program, percent: percentOf(program, card), offer }];
      }),
    );
  const offered = best(programs.map(program => ({ program, percent: percentOf(program) })));
  if (bill.loyalty_applied)
    return (
      <p className={styles.applied} role="status">
        <Icon name="check" size={20} />
        {t('loyalty.applied', { sum: money(bill.loyalty_discount) })}
      </p>
    );
  if (status === 'loading' || !(own ?? offered)) return null;
  const session = { session: token };
  const here = pathTo('Order', session, { orderNumber: bill.unique_order_number });
  return (
    <section className={styles.onBill} aria-label={t('loyalty.title')}>
      {user && own ? (
        <Apply bill={bill} {...own} uid={user.uid} />
      ) : offered ? (
        <>
          <p>{t('loyalty.offBill', { name: offered.program.name, percent: offered.percent })}</p>
          <Link
            className={buttonClass('secondary', true)}
            href={pathTo('Register', session, { redirect: here })}
          >
            {t('loyalty.join', { name: offered.program.name })}
          </Link>
        </>
      ) : null}
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
