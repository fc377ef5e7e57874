import type { BoardTable } from '@tableside/contract/http/console/board';

/** Tables that somebody serves. */
export const tablesOf = (tables: readonly BoardTable[], person: string | undefined): readonly BoardTable[] =>
  person === undefined ? [] : tables.filter(({ waiter }) => waiter?.id === person);

/** Those of an area that can be taken in one go: all that the person does not serve yet, and of a colleague none. */
export const freeToTake = (tables: readonly BoardTable[]): readonly BoardTable[] =>
  tables.filter(({ waiter, order_type: type }) => waiter === undefined && type !== 'self_service');
