import { Button, TextInput } from '@mantine/core';
import type { StaffPayment } from '@tableside/contract/http/console/money';
import { type InvoiceField, MAX_INVOICE_FIELD } from '@tableside/domain/invoices';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { SheetFoot } from '../../../parts/sheet/SheetFoot.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import styles from '../payments.module.css';
import { invoiceOfPaymentQuery } from '../payments-query.ts';
import { invoiceBodyOf, invoiceTroubles, newInvoice } from './invoice-form.ts';

const FIELDS: readonly (readonly [InvoiceField, TextKey])[] = [
  ['businessName', 'legal.companyName'],
  ['businessCode', 'legal.companyCode'],
  ['businessAddress', 'legal.address'],
  ['vatCode', 'payment.invoiceVatCode'],
  ['country', 'payment.invoiceCountry'],
  ['email', 'payment.invoiceEmail'],
  ['name', 'payment.invoiceName'],
];

type Props = { payment: StaffPayment; onClose: () => void };

/** Staff make out the invoice of a payment for a guest who tells them the company. */
export const InvoiceSheet = ({ payment, onClose }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const [draft, setDraft] = useState(newInvoice);
  const [troubles, setTroubles] = useState(invoiceTroubles(draft));
  const [insists, setInsists] = useState(false);
  const set = (over: Partial<typeof draft>) => {
    const next = { ...draft, ...over };
    setDraft(next);
    setTroubles(invoiceTroubles(next));
  };
  const { queryKey } = invoiceOfPaymentQuery(venue.id, payment.uuid);

  const send = async () => {
    setInsists(true);
    if (Object.keys(troubles).length > 0) return;
    const body = invoiceBodyOf(draft);
    const answer = await run({
      name: `invoice ${payment.uuid} ${JSON.stringify(body)}`,
      send: (venueId, idempotencyKey) =>
        call('POST /console/{venue}/payments/{payment}/invoice', {
          venue: venueId,
          payment: payment.uuid,
          idempotencyKey,
          body,
        }),
      onFailure: error => {
        const wrong = isApiFailure(error) && error.code === 'vat_code_invalid';
        if (wrong) setTroubles({ ...troubles, vatCode: 'legal.vatCodeWrong' });
        else void client.invalidateQueries({ queryKey });
        return wrong;
      },
    });
    if (!answer) return;
    client.setQueryData(queryKey, answer.invoice);
    const number = answer.invoice?.number ?? '';
    notify({ message: t('payment.invoiceMade', { number }), tone: 'calm' });
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t('payment.invoiceMake')}>
      <Form onSubmit={() => void send()}>
        {FIELDS.map(([name, label]) => {
          const trouble = insists ? troubles[name] : undefined;
          return (
            <TextInput
              key={name}
              label={t(label)}
              value={draft[name]}
              maxLength={name === 'country' ? 2 : MAX_INVOICE_FIELD}
              type={name === 'email' ? 'email' : 'text'}
              autoComplete="off"
              error={trouble && t(trouble)}
              onChange={event => set({ [name]: event.currentTarget.value })}
            />
          );
        })}
        <FilterChips
          label={t('payment.invoiceLanguage')}
          value={draft.language}
          onChoose={language => set({ language })}
          options={[
            { value: 'lt', label: 'Lietuvių' },
            { value: 'en', label: 'English' },
          ]}
        />
        <p className={styles.hint}>{t('payment.invoiceFinal')}</p>
        <SheetFoot>
          <Button type="submit" size="xl" loading={busy} disabled={disabled}>
            {t('payment.invoiceMake')}
          </Button>
        </SheetFoot>
      </Form>
    </Sheet>
  );
};
