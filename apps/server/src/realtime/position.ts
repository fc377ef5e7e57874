/** A place in the outbox: transaction id, then row id. Everything before it is decided and read. ADR 0002. */
export type Position = { readonly xid: number; readonly id: number };

const FORM = /^(\d{1,15})\.(\d{1,15})$/;

/** The `id:` of an event as it travels: `<xid>.<id>`. */
export const formatPosition = ({ xid, id }: Position): string => `${xid}.${id}`;

/** A place named by a client; null for anything that is not one. */
export const parsePosition = (text: string): Position | null => {
  const [, xid, id] = FORM.exec(text) ?? [];
  return xid === undefined || id === undefined ? null : { xid: Number(xid), id: Number(id) };
};

/** Whether `a` comes after `b`. */
export const isAfter = (a: Position, b: Position): boolean =>
  a.xid > b.xid || (a.xid === b.xid && a.id > b.id);
