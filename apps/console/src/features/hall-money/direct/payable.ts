import type { HallAccount } from '../hall-money-query.ts';

/** What a person can pay a stall now: what is owed and does not go there by itself. Major units. */
export const payable = ({ owed, on_its_way }: Pick<HallAccount, 'owed' | 'on_its_way'>): number =>
  Math.round((owed - on_its_way) * 1_000) / 1_000;
