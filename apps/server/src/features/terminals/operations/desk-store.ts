import type { Run } from '../../../database/database.ts';

/** Whose a terminal is, and whether it was put away; null: unknown. */
export const terminalStanding = async (
  run: Run,
  terminalId: string,
): Promise<{ readonly venue_id: string; readonly removed: boolean } | null> => {
  const [row] = await run<{ venue_id: string; removed: boolean }>(
    'terminal-standing',
    'select venue_id, removed_at is not null as removed from card_terminal where id = $1',
    [terminalId],
  );
  return row ?? null;
};
