import type { PaymentData } from '@tableside/contract/http/payments';
import type { MessageKey } from '@tableside/i18n';
import type { z } from 'zod';
import { WALLETS } from '../../../app/wallet-here.ts';
import { type MethodKind, methodKind } from '../drivers/methods.ts';
import { METHOD_WORDS } from '../methods/method-words.ts';

type Data = z.infer<typeof PaymentData>;

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  american_express: 'American Express',
};

/** A brand or a wallet as people write it; one that we do not know with a capital letter. */
const named = (names: Readonly<Record<string, string>>, id: string): string =>
  names[id] ?? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ');

export type PaidWith = {
  readonly kind: MethodKind | null;
  /** The wallet or the bank, where it is known. */
  readonly by: string | null;
  /** The words for the way, unless `by` says it. */
  readonly way: MessageKey | null;
  readonly brandId: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
};

/** How something was paid. RESULT-05, ENTITY-46. */
export const paidWith = (method: string, data: Data | null): PaidWith => {
  const kind = methodKind(method);
  const by = data?.wallet ? named(WALLETS, data.wallet) : (data?.bank ?? null);
  return {
    kind,
    by,
    way: kind && METHOD_WORDS[kind].name,
    brandId: data?.card_brand ?? null,
    brand: data?.card_brand ? named(BRANDS, data.card_brand) : null,
    last4: data?.card_last4 ?? null,
  };
};
