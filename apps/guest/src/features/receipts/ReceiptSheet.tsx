import { Button, buttonClass, Field, Icon, Sheet } from '@tableside/design';
import { type FormEvent, useId, useRef } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { receiptPdf } from '../../data/receipts.ts';
import { useT } from '../../texts/texts.ts';
import { InvoiceButton } from './InvoiceButton.tsx';
import { ReceiptPaper } from './ReceiptPaper.tsx';
import styles from './ReceiptSheet.module.css';
import { useMailReceipt } from './use-mail-receipt.ts';

type Props = {
  readonly uuid: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly invoice?: boolean | undefined;
  readonly donation: boolean;
};

const OF_RECEIPT = ['receipt.title', 'receipt.send'] as const;
const OF_DONATION = ['receipt.donation.title', 'receipt.donation.send'] as const;

/** The receipt of a payment, of a donation its confirmation: to look at, by mail, as a file. RECEIPT-01…03. */
export const ReceiptSheet = ({ uuid, open, onClose, invoice, donation }: Props) => {
  const t = useT();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const mailing = useMailReceipt(uuid);
  useBackCloses(open, 'sheet', onClose);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await mailing.send())) form.current?.querySelector('input')?.focus();
  };
  const sent = mailing.state === 'sent';
  const [title, send] = donation ? OF_DONATION : OF_RECEIPT;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t(title)}
      closeLabel={t('common.close')}
      footer={
        <div className={styles.actions}>
          {sent ? (
            <Button wide look="secondary" onClick={mailing.again}>
              {t('receipt.again')}
            </Button>
          ) : (
            <Button wide type="submit" form={id} busy={mailing.state === 'sending'}>
              {t(mailing.state === 'sending' ? 'receipt.sending' : send)}
            </Button>
          )}
          <a className={buttonClass('quiet', true)} href={receiptPdf(uuid)} download>
            {t('receipt.download')}
          </a>
          {/* Whoever may have the receipt of a payment may ask for its invoice, of money that staff took too. */}
          <InvoiceButton payment={{ uuid }} offered={invoice} />
        </div>
      }
    >
      <div className={styles.body}>
        <div role="status" className={sent ? undefined : 'visually-hidden'}>
          {sent && (
            <p className={styles.sent}>
              <Icon name="check" size={24} />
              <span>
                <strong>{t('receipt.sent', { email: mailing.email.trim() })}</strong>
                {t('receipt.sentText')}
              </span>
            </p>
          )}
        </div>
        {!sent && (
          <form id={id} ref={form} onSubmit={submit} noValidate>
            <Field
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              label={t('receipt.email')}
              placeholder={t('receipt.emailHint')}
              hint={t('receipt.text')}
              maxLength={200}
              value={mailing.email}
              error={mailing.error}
              onChange={event => mailing.type(event.currentTarget.value)}
            />
          </form>
        )}
        {open && <ReceiptPaper uuid={uuid} />}
      </div>
    </Sheet>
  );
};
