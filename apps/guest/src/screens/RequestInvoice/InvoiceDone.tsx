import { Button, buttonClass, Icon } from '@tableside/design';
import { useEffect, useRef } from 'react';
import { useT } from '../../texts/texts.ts';
import styles from './RequestInvoice.module.css';
import type { Issued } from './use-invoice-form.ts';

type Props = {
  readonly uuid: string;
  readonly issued: Issued;
  /** Null: there is nothing to go back to. */
  readonly onBack: (() => void) | null;
};

/** The invoice is there: as a file, and on its way by mail. INVOICE-21, INVOICE-24. */
export const InvoiceDone = ({ uuid, issued, onBack }: Props) => {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const now = issued.kind === 'issued';
  return (
    <section className={styles.done}>
      <span className={`${styles.mark} ${now ? '' : styles.before}`}>
        <Icon name={now ? 'check' : 'info'} size={40} />
      </span>
      <h2 tabIndex={-1} ref={title}>
        {t(now ? 'invoice.done' : 'invoice.already')}
      </h2>
      <p>
        {now
          ? t('invoice.doneText', { number: issued.invoice.number, email: issued.invoice.email })
          : t('cannotUpdateInvoice')}
      </p>
      <a
        className={buttonClass('primary', true)}
        href={`/api/payments/invoice/${encodeURIComponent(uuid)}/pdf`}
        download
      >
        {t('invoice.download')}
      </a>
      {onBack && (
        <Button look="quiet" wide onClick={onBack}>
          {t('common.back')}
        </Button>
      )}
    </section>
  );
};
