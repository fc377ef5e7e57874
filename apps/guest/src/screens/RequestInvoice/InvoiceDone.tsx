import { Button, buttonClass, Icon } from '@tableside/design';
import { formatMoney } from '@tableside/i18n';
import { Fragment, useEffect, useRef } from 'react';
import {
  creditNotePdf,
  creditNoteXml,
  type InvoicePapers,
  invoicePdf,
  invoiceXml,
} from '../../data/invoices.ts';
import type { Receipt } from '../../data/receipts.ts';
import { useT } from '../../texts/texts.ts';
import styles from './RequestInvoice.module.css';
import type { Issued } from './use-invoice-form.ts';

type Props = {
  readonly uuid: string;
  readonly issued: Issued;
  /** What is known of an invoice from before, with the notes to it. */
  readonly papers: InvoicePapers | null;
  readonly money: Receipt['money'];
  /** Null: there is nothing to go back to. */
  readonly onBack: (() => void) | null;
};

/** The invoice is there: as a file, and on its way by mail. INVOICE-21, INVOICE-24. */
export const InvoiceDone = ({ uuid, issued, papers, money, onBack }: Props) => {
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
      {/* One that somebody else of the party, or staff, asked for is theirs. */}
      {(now || papers) && (
        <>
          <a className={buttonClass('primary', true)} href={invoicePdf(uuid)} download>
            {t('invoice.download')}
          </a>
          <a className={buttonClass('secondary', true)} href={invoiceXml(uuid)} download>
            {t('invoice.electronic')}
          </a>
        </>
      )}
      {papers?.credit_notes.map(({ id, number, total }) => (
        <Fragment key={id}>
          <a className={buttonClass('secondary', true)} href={creditNotePdf(uuid, id)} download>
            {t('invoice.creditNote', { number, total: formatMoney(total, money, money.locale_code) })}
          </a>
          <a className={buttonClass('quiet', true)} href={creditNoteXml(uuid, id)} download>
            {number} · {t('invoice.electronic')}
          </a>
        </Fragment>
      ))}
      {onBack && (
        <Button look="quiet" wide onClick={onBack}>
          {t('common.back')}
        </Button>
      )}
    </section>
  );
};
