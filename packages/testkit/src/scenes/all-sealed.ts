import { expect } from 'vitest';
import type { Database } from '../../../../apps/server/src/database/database.ts';
import { sealVenue } from '../../../../apps/server/src/features/ledger/index.ts';

type Server = { readonly database: Database; readonly clock: { readonly now: () => number } };

/**
 * Seals a venue's books to their end. Sealing waits for transactions that began earlier, those of other test files in the
 * same cluster among them.
 */
export const allSealed = async (server: Server, venue: { readonly id: string }): Promise<void> => {
  const unsealed = async (): Promise<unknown> => {
    await sealVenue(server.database, venue.id, server.clock.now());
    const text = 'select from journal_unsealed where venue_id = $1';
    return (await server.database.pool.query(text, [venue.id])).rowCount;
  };
  await expect.poll(unsealed).toBe(0);
};
