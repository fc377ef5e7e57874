import type { Outcome } from '../call.ts';
import { expanded } from '../expand.ts';
import type { StripeObject } from '../objects.ts';
import { type ListQuery, parseParams, ListQuery as Schema } from '../params.ts';
import type { Transaction } from './transaction.ts';

const FIELDS = ['payment_intent', 'charge', 'transfer_group', 'destination', 'type', 'domain_name'] as const;

const within = (created: number, asked: ListQuery['created']): boolean => {
  if (asked === undefined) return true;
  if (typeof asked === 'number') return created === asked;
  const { gt = -1, gte = 0, lt = Number.MAX_SAFE_INTEGER, lte = Number.MAX_SAFE_INTEGER } = asked;
  return created > gt && created >= gte && created < lt && created <= lte;
};

const fits = (object: StripeObject, query: ListQuery): boolean =>
  within(Number('created' in object ? object.created : 0), query.created) &&
  FIELDS.every(field => query[field] === undefined || Reflect.get(object, field) === query[field]);

const isOf = (object: StripeObject, of: Readonly<Record<string, string>>): boolean =>
  Object.entries(of).every(([field, value]) => Reflect.get(object, field) === value);

/** `GET /v1/<kind>`: newest first, in pages. */
export const listOf = (
  tx: Transaction,
  kind: StripeObject['object'],
  given: unknown,
  url: string,
  /** Of which thing they are, where the address says it. */
  of: Readonly<Record<string, string>> = {},
): Outcome => {
  const query = parseParams(Schema, given);
  const found = tx
    .all()
    .map(({ object }) => object)
    .filter(object => object.object === kind && fits(object, query) && isOf(object, of))
    .reverse();
  const after = query.starting_after;
  const rest = after === undefined ? found : found.slice(found.findIndex(({ id }) => id === after) + 1);
  const limit = Math.min(100, Math.max(1, query.limit ?? 10));
  const page = { object: 'list', url, has_more: rest.length > limit, data: rest.slice(0, limit) };
  return { body: expanded(page, query.expand, tx.peek) };
};
