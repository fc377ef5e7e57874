import type { KeptKind } from '@tableside/domain/retention';
import type { Run } from '../database/database.ts';

/** Erases one kind of thing of a venue that was over before a moment. Running again after it was cut off anywhere is the same. */
export type Eraser = {
  readonly kind: KeptKind;
  /** How many there are to erase. */
  readonly count: (run: Run, venueId: string, before: Date) => Promise<number>;
  /** Erases no more than so many, the rows somebody else is at left out; answers with how many. */
  readonly erase: (run: Run, venueId: string, before: Date, atMost: number) => Promise<number>;
};

type Written = {
  readonly kind: KeptKind;
  /** Of its statements. */
  readonly name: string;
  /** Selects the `id` of what is due at venue $1 before $2. */
  readonly due: string;
  /** What is done to those in `due`. */
  readonly erase: string;
};

/** The same question answers how much goes and what goes, so that the two cannot differ. */
export const eraser = ({ kind, name, due, erase }: Written): Eraser => ({
  kind,
  count: async (run, venueId, before) => {
    const [row] = await run<{ count: number }>(
      `${name}-due`,
      `select count(*)::int as count from (${due}) due`,
      [venueId, before],
    );
    return row?.count ?? 0;
  },
  erase: async (run, venueId, before, atMost) => {
    const rows = await run<{ id: string }>(
      name,
      `with due as materialized (${due} limit $3) ${erase} returning 1`,
      [venueId, before, atMost],
    );
    return rows.length;
  },
});
