import { Button, buttonClass, Icon, IconButton } from '@tableside/design';
import { formatMoney, isolated } from '@tableside/i18n';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../../../app/Link.tsx';
import { go } from '../../../app/navigation.ts';
import { pathTo } from '../../../app/paths.ts';
import type { Payment } from '../../../data/payments.ts';
import { loadMoreTexts, useLanguage, useT } from '../../../texts/texts.ts';
import { ReceiptButton } from '../../receipts/index.ts';
import { noteTipAsked } from '../../tips/index.ts';
import { useCameFrom } from '../came-from.ts';
import { GiveBar, GiveFrame } from '../GiveFrame.tsx';
import styles from '../Giving.module.css';
import { type GiveCard, offersInvoice } from '../give-card.ts';
import { Burst, ThankYou } from './ThankYou.tsx';
import { useGift } from './use-gift.ts';

type Props = {
  readonly card: GiveCard;
  /** Where it is given: closing leads back there. */
  readonly cardPath: string;
  /** What else can be said about the one who got it. */
  readonly children?: ReactNode;
};

/** Who got it, as the payment says: a card knows of nobody who left meanwhile. A donation's is in the guest's language on its card. TIPCARD-27 */
const receiverOf = ({ kind, name }: GiveCard, { items: [given] }: Payment): string =>
  kind === 'tip' && given ? given.name : name;

const Given = ({ card, payment, children }: Omit<Props, 'cardPath'> & { readonly payment: Payment }) => {
  const t = useT();
  const language = useLanguage();
  const name = receiverOf(card, payment);
  const { currency, locale } = card.venue;
  const amount = isolated(formatMoney(payment.amount, currency, locale.locale_code), language);
  // Receipts have words of their own.
  const [ready, setReady] = useState(false);
  useEffect(() => void loadMoreTexts().then(() => setReady(true)), []);
  const thanked = card.thanksFor?.order;
  useEffect(() => {
    if (thanked) noteTipAsked(thanked);
  }, [thanked]);
  return (
    <>
      <section className={styles.paid} role="status">
        <span className={styles.mark}>
          <Icon name="check" size={32} />
        </span>
        <h1>{t('gift.thanks')}</h1>
        <p className={styles.line}>
          <span>{t('gift.given', { name })}</span>
          <strong>{amount}</strong>
        </p>
        <ThankYou thanks={card.thanks} />
        <div className={styles.actions}>
          {children}
          {/* TIPCARD-32, TIPCARD-33 */}
          {ready && (
            <ReceiptButton
              payment={payment}
              invoice={offersInvoice(card, language)}
              donation={card.kind === 'donation'}
            />
          )}
        </div>
      </section>
      <Burst />
    </>
  );
};

const FAILED = {
  tip: ['screens.tipSuccess.failed.title', 'screens.tipSuccess.failed'],
  donation: ['screens.donateSuccess.failed.title', 'screens.donateSuccess.failed'],
} as const;

const NotGiven = ({ kind, failed }: { readonly kind: GiveCard['kind']; readonly failed: boolean }) => {
  const t = useT();
  const [title, subtitle] = FAILED[kind];
  return (
    <section className={styles.paid} role={failed ? 'alert' : 'status'} aria-busy={!failed || undefined}>
      <span className={`${styles.mark} ${failed ? styles.bad : styles.waits}`}>
        <Icon name={failed ? 'warning' : 'clock'} size={32} />
      </span>
      <h1>{t(failed ? title : 'gift.checking')}</h1>
      <p>{t(failed ? subtitle : 'gift.checkingText')}</p>
    </section>
  );
};

/** What became of a tip or a donation, thanks, and the receipt. Spec 2§2 TipSuccess, DonateSuccess; TIPCARD-27…40. */
export const GiveSuccess = ({ card, cardPath, children }: Props) => {
  const t = useT();
  const standing = useGift(cardPath);
  const from = useCameFrom(card.hash);
  const sessionToken = card.thanksFor?.session ?? from.sessionToken;
  const failed = standing.kind === 'failed';
  // A card that ended meanwhile takes nothing more.
  const again = failed && card.providers.length > 0;
  // Asked as often as is asked by itself: from now on whenever the guest wants to know.
  const unclear = standing.kind === 'unclear';
  const leave = () => go(cardPath, { replace: true });
  return (
    <GiveFrame
      title={card.name}
      venue={card.venue.name}
      languages={[]}
      aside={
        sessionToken === undefined ? (
          <IconButton icon="close" label={t('common.close')} onClick={leave} />
        ) : undefined
      }
      below={
        (again || unclear || sessionToken !== undefined) && (
          <GiveBar>
            {again && (
              <Button wide onClick={leave}>
                {t('gift.again')}
              </Button>
            )}
            {unclear && (
              <Button wide onClick={() => location.reload()}>
                {t('common.reload')}
              </Button>
            )}
            {/* TIPCARD-29 */}
            {sessionToken !== undefined && (
              <Link
                href={pathTo('Menu', { session: sessionToken })}
                className={buttonClass(again || unclear ? 'quiet' : 'secondary', true)}
              >
                {t('common.goToMenu')}
              </Link>
            )}
          </GiveBar>
        )
      }
    >
      {standing.kind === 'paid' ? (
        <Given card={card} payment={standing.payment}>
          {children}
        </Given>
      ) : (
        <NotGiven kind={card.kind} failed={failed} />
      )}
    </GiveFrame>
  );
};
