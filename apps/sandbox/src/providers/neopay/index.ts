import type { BookedPayment, BookedStatus, OpenProvider } from '../../provider.ts';
import { Refused } from '../../refused.ts';
import { moveTransaction, type Neopay, openTransaction } from './payer.ts';
import { mountNeopay } from './routes.ts';
import { readWidgetToken } from './sign.ts';
import { type NeopayStatus, type NeopayTransaction, neopayFold } from './state.ts';
import { neopayWebhook, transactionWebhook } from './webhook.ts';

const STATUS: Readonly<Record<NeopayStatus, BookedStatus>> = {
  started: 'created',
  pending: 'pending',
  signed: 'pending',
  success: 'succeeded',
  canceled: 'canceled',
  rejected: 'failed',
};

/** Neopay gives nothing back by itself, so its book knows no refunds. */
const booked = (transaction: NeopayTransaction): BookedPayment => ({
  reference: transaction.transactionId,
  provider_ref: transaction.transactionId,
  amount_minor: transaction.amount,
  currency: transaction.currency,
  status: STATUS[transaction.status],
  captured_minor: transaction.captured,
  refunded_minor: 0,
  refunds: [],
});

/** Neopay's widget, with BLIK, and its callback. */
export const openNeopay: OpenProvider = world => {
  const neopay: Neopay = { world, book: world.openBook('neopay', neopayFold) };
  return {
    id: 'neopay',
    webhook: neopayWebhook,
    mount: scope => mountNeopay(scope, neopay),
    normalisedBook: () => [...neopay.book.state.values()].map(booked),
    act: async ({ reference, action, code, start }) => {
      if (typeof start === 'string') {
        const token = start.slice(start.indexOf('?') + 1);
        const wanted = await readWidgetToken(token, world.now());
        if (wanted?.transactionId !== reference)
          throw new Refused(400, 'The start is no token of this payment');
        openTransaction(neopay, wanted);
      }
      await moveTransaction(neopay, reference, action, { code: code ?? null });
    },
    paidWebhook: reference => {
      const transaction = neopay.book.state.get(reference);
      return (
        transaction &&
        transactionWebhook({
          ...transaction,
          status: 'success',
          captured: transaction.captured || transaction.amount,
        })
      );
    },
    reset: () => neopay.book.reset(),
  };
};
