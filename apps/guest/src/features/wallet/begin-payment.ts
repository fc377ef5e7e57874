import type { CallInput } from '@tableside/contract/client';
import { fromMajor } from '@tableside/domain/money';
import { api } from '../../data/api.ts';
import { freshKey } from '../../data/fresh-key.ts';
import { t } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { type Calls, type FormAction, isByPhone, methodsOf } from '../pay/index.ts';
import { announceFailure } from '../toasts/index.ts';
import type { Begun } from './begun.ts';

type Made = { readonly uuid: string; readonly action: FormAction };

/** What the payment held is free again. Without an answer it expires by itself. */
export const endPayment = (uuid: string): Promise<unknown> =>
  api('POST /payments/cancel/{uuid}', { uuid }).catch(() => undefined);

/** Begins a payment of exactly the sum that the guest agreed to; null: there is none, and that was said. */
export const beginPayment = async (
  id: string,
  wish: Begun['wish'],
  amount: number,
  { decimals, calls = {} }: { readonly decimals: number; readonly calls?: Calls },
): Promise<Made | null> => {
  const method = methodsOf([id]).find(isByPhone);
  if (!method) return null;
  try {
    // All of these calls take and answer the same.
    const call = (calls[method.call] ?? method.call) as 'POST /payments/stripe/payment-intent';
    const body = { ...wish, method: id } as CallInput<'POST /payments/stripe/payment-intent'>['body'];
    const { uuid, total, next_action } = await api(call, { body, idempotencyKey: freshKey() });
    if (fromMajor(total, decimals) === amount && next_action.kind === 'wallet_sheet') {
      return { uuid, action: next_action };
    }
    await endPayment(uuid);
    showToast({ id: 'wallet', tone: 'error', text: t('errors.bill_changed') });
  } catch (error) {
    announceFailure(error);
  }
  return null;
};
