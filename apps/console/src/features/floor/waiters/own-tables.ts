import type { BoardTable } from '@tableside/contract/http/console/board';

/** Tables that somebody serves. */
export const tablesOf = (tables: readonly BoardTable[], person: string | undefined): readonly BoardTable[] =>
  person === undefined ? [] : tables.filter(({ waiter }) => waiter?.id === person);

/**
 * Those of an area that can be taken in one go: all that are not in the person's section yet, also where they serve its party,
 * and of a colleague none.
 */
export const freeToTake = (
  tables: readonly BoardTable[],
  person: string | undefined,
): readonly BoardTable[] =>
  tables.filter(
    ({ waiter, order_type: type }) =>
      type !== 'self_service' &&
      (waiter === undefined || (waiter.id === person && waiter.for_party === true)),
  );
