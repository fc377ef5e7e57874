import type { Run } from '../../../database/database.ts';
import { eraser } from '../../../jobs/eraser.ts';
import type { Piece } from './piece.ts';

/** A dish of an order that stands on a bill, locked after its order. */
export type LineOfPiece = {
  readonly id: string;
  readonly orderId: string;
  readonly note: string;
  /** What stands above the dishes of the order. */
  readonly comment: string;
  /** Nobody can make it otherwise any more. */
  readonly made: boolean;
};

/** Locks the dish that a piece is a portion of; null: no kitchen makes it. */
export const lockLineOfPiece = async (run: Run, pieceId: string): Promise<LineOfPiece | null> => {
  const [row] = await run<LineOfPiece>(
    'bill-piece-line-lock',
    `with line as materialized (
       select l.id, l.order_id from bill_item i join order_line l on l.id = i.order_line_id where i.id = $1),
     -- The order before its lines, as kitchen and floor take them.
     held as materialized (
       select o.id, o.comment, o.status from orders o where o.id = (select order_id from line) for update)
     select l.id, h.id as "orderId", l.note, h.comment,
       l.ready_at is not null or l.delivered_at is not null or h.status = 'closed' as made
     from held h join order_line l on l.order_id = h.id where l.id = (select id from line) for update of l`,
    [pieceId],
  );
  return row ?? null;
};

/** Writes the note of a dish of a locked bill, and of all parts that it was divided into. */
export const writePortionNote = async (
  run: Run,
  billId: string,
  { root }: Pick<Piece, 'root'>,
  note: string,
): Promise<void> => {
  await run(
    'bill-portion-note',
    'update bill_item set note = $3 where bill_id = $1 and coalesce(part_of, id) = $2',
    [billId, root, note],
  );
};

/** Of a portion `i`: it, or a part of it, is still wanted. */
const WANTED = `i.part_of is null and (i.divided_at is null and i.voided_at is null or exists (
         select from bill_item q where q.bill_id = i.bill_id and q.part_of = i.id and q.voided_at is null
           and q.divided_at is null))`;

/** Those of some pieces whose dish has portions with another note that are still wanted, on whichever bills; one for each note. */
export const amongOtherNotes = async (run: Run, pieces: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await run<{ id: string }>(
    'bill-pieces-among-notes',
    `select distinct on (g.order_line_id, g.note) g.id from bill_item g
     where g.id = any($1::uuid[]) and g.order_line_id is not null and exists (
       select from bill_item i where i.order_id = g.order_id and i.order_line_id = g.order_line_id
         and i.note <> g.note and ${WANTED})
     order by g.order_line_id, g.note, g.id`,
    [pieces],
  );
  return new Set(rows.map(({ id }) => id));
};

/** The notes of the portions of a dish that are still wanted, in their order, on whichever bills they stand. */
export const notesOfPortions = async (
  run: Run,
  { id, orderId }: Pick<LineOfPiece, 'id' | 'orderId'>,
): Promise<readonly string[]> => {
  const rows = await run<{ note: string }>(
    'bill-portion-notes',
    `select i.note from bill_item i where i.order_id = $1 and i.order_line_id = $2 and ${WANTED}
     order by i.position, i.id`,
    [orderId, id],
  );
  return rows.map(({ note }) => note);
};

/**
 * Writes the note of a locked dish as kitchen, paper and guest read it. A kitchen that has the dish, and has not made it, is told
 * what stood there before.
 */
export const writeLineNote = async (
  run: Run,
  line: Pick<LineOfPiece, 'id' | 'orderId'>,
  { note, comment }: { readonly note: string; readonly comment: string },
): Promise<void> => {
  await run(
    'bill-line-note',
    `with above as (update orders set comment = $4 where id = $2 and comment <> $4)
     update order_line l set note = $3, note_changes = l.note_changes + 1,
       note_was = case when o.accepted_at is not null and l.ready_at is null and l.delivered_at is null then l.note end
     from orders o where l.id = $1 and o.id = $2`,
    [line.id, line.orderId, note, comment],
  );
};

/** Notes of dishes on bills that were over before $2, or left open and opened before it. */
export const noteEraser = eraser({
  kind: 'words',
  name: 'bill-items-forget-notes',
  due: `select i.id from bill_item i join bill b on b.id = i.bill_id
    where i.note <> '' and b.venue_id = $1 and b.opened_at < $2 and coalesce(b.closed_at, b.opened_at) < $2`,
  erase: `update bill_item set note = '' where id in (select id from due)`,
});
