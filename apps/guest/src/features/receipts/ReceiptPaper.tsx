import { Skeleton } from '@tableside/design';
import { formatMoney } from '@tableside/i18n';
import { type Receipt, useReceipt } from '../../data/receipts.ts';
import { useT } from '../../texts/texts.ts';
import styles from './ReceiptPaper.module.css';

const Row = ({ name, value, strong }: { name: string; value: string; strong?: boolean }) => (
  <div className={strong ? styles.total : styles.row}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const Lines = ({ receipt }: { receipt: Receipt }) => {
  const t = useT();
  const money = (amount: number) => formatMoney(amount, receipt.money, receipt.money.locale_code);
  const { discount, loyalty_discount: loyalty, tips, transaction_fee, refunded } = receipt;
  return (
    <dl className={styles.lines}>
      {receipt.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike dishes stand in lines of their own, and none moves
        <Row key={index} name={item.name} value={money(item.price)} />
      ))}
      {discount > 0 && <Row name={t('receipt.discount')} value={money(-discount)} />}
      {loyalty > 0 && <Row name={t('cart.loyaltyDiscount')} value={money(-loyalty)} />}
      {tips > 0 && <Row name={t('receipt.tip')} value={money(tips)} />}
      {transaction_fee > 0 && <Row name={t('receipt.fee')} value={money(transaction_fee)} />}
      {receipt.donation && (
        <Row
          name={t('receipt.donationFor', { name: receipt.donation.name })}
          value={money(receipt.donation.amount)}
        />
      )}
      <Row strong name={t('common.total')} value={money(receipt.total)} />
      {receipt.vat.map(({ percent, vat }) => (
        <Row key={percent} name={t('receipt.vat', { percent })} value={money(vat)} />
      ))}
      {refunded > 0 && <Row name={t('receipt.refunded')} value={money(-refunded)} />}
    </dl>
  );
};

/** The receipt as it will be sent. */
export const ReceiptPaper = ({ uuid }: { uuid: string }) => {
  const t = useT();
  const { data, error } = useReceipt(uuid);
  if (!data) {
    if (error !== undefined) return <p className={styles.failed}>{t('receipt.loadFailed')}</p>;
    return (
      <div aria-busy="true" className={styles.paper}>
        <Skeleton lines={4} />
      </div>
    );
  }
  const { venue } = data;
  return (
    <section className={styles.paper} aria-label={t('receipt.title')}>
      <p className={styles.venue}>
        <strong>{venue.name}</strong>
        <span>
          {[venue.company_name !== venue.name && venue.company_name, venue.address]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      <Lines receipt={data} />
    </section>
  );
};
