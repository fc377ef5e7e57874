import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { StaffBill } from '@tableside/contract/http/console/money';
import type { ApiBill, ApiOrder } from '@tableside/contract/http/v1';
import type { Deps } from '../../deps.ts';
import type { ApiContext, Hand } from '../../http/mount/handler.ts';
import { billFacts, minorsOf, orderFacts } from '../webhooks/index.ts';

/** A key does what a waiter may: it takes nothing off a bill and closes none on which money is owed. */
export const handOf = ({ venueId, name, keyId }: ApiContext): Hand => ({
  venueId,
  name,
  keyId,
  role: 'waiter',
});

export type Currency = { readonly code: string; readonly decimals: number };

export const currencyOf = async ({ venues }: Pick<Deps, 'venues'>, venueId: string): Promise<Currency> => {
  const { currency } = (await venues.get(venueId)).settings;
  return { code: currency.code, decimals: currency.decimals };
};

export const orderOf = (order: BoardOrder, { decimals }: Currency): ApiOrder =>
  orderFacts(order, minorsOf(decimals));

export const billOf = (bill: StaffBill, { decimals }: Currency): ApiBill => {
  const minors = minorsOf(decimals);
  const { items: _, ...facts } = billFacts(bill, minors);
  return {
    ...facts,
    status: bill.status,
    items: bill.items.map(({ id, name, price, is_paid }) => ({
      id,
      name,
      price: minors(price),
      paid: is_paid,
    })),
    left: minors(bill.left),
  };
};
