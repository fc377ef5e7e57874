import { Alert, Button } from '@mantine/core';
import type { StaffPayment } from '@tableside/contract/http/console/money';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useMoney, useVenue } from '../../session/index.ts';
import { refundStatusWords } from '../payment-words.ts';
import styles from '../payments.module.css';
import { usePaymentAction } from '../use-payment-action.ts';

const waitsForPerson = (status: string): boolean => status === 'by_hand' || status === 'failed';

/** Refunds of a payment with how each stands; one that a person has to make says so until somebody did. */
export const RefundList = ({ payment }: { payment: StaffPayment }) => {
  const { t } = useText();
  const { may } = useVenue();
  const money = useMoney();
  const { act, busy, disabled } = usePaymentAction();
  if (payment.refunds.length === 0) return null;
  const done = (refund: string) =>
    act(`refund done ${refund}`, (venue, idempotencyKey) =>
      call('POST /console/{venue}/refunds/{refund}/done', { venue, refund, idempotencyKey }),
    );
  return (
    <section className={styles.panel} aria-label={t('refund.list')}>
      <h3>{t('refund.list')}</h3>
      <ul className={styles.refunds}>
        {payment.refunds.map(({ id, amount, tip, loyalty_discount, reason, status }) => (
          <li key={id}>
            <span className={styles.refundHead}>
              <b>{money.text(amount)}</b>
              <span
                className={styles.status}
                data-tone={status === 'succeeded' ? 'back' : waitsForPerson(status) ? 'bad' : 'open'}
              >
                {refundStatusWords(status, t)}
              </span>
            </span>
            {reason !== '' && <span>{reason}</span>}
            {tip > 0 && <small>{t('refund.tipPart', { amount: money.text(tip) })}</small>}
            {loyalty_discount > 0 && (
              <small>{t('refund.loyaltyPart', { amount: money.text(loyalty_discount) })}</small>
            )}
            {waitsForPerson(status) && (
              <Alert color="brick" variant="light" icon={<Icon name="hand" />}>
                <div className={styles.byHand}>
                  {t(status === 'by_hand' ? 'refund.byHandHint' : 'refund.failedHint', {
                    amount: money.text(amount),
                  })}
                  {may('confirmRefunds') ? (
                    <Button loading={busy} disabled={disabled} onClick={() => done(id)}>
                      {t('refund.markDone')}
                    </Button>
                  ) : (
                    <small>{t('refund.askLead')}</small>
                  )}
                </div>
              </Alert>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
