import { expect } from 'vitest';
import { checkBooks } from '../../../../apps/server/src/features/ledger/index.ts';
import { type VenueReport, verifyLines } from '../../../../tools/ledger/verify-lines.ts';
import type { TestServer } from '../server/server.ts';
import type { PayingHall } from './a-court-payer.ts';
import { allSealed } from './all-sealed.ts';

/**
 * The books of a hall's operator and stalls as an outsider recomputes them from the export alone, by venue; nothing is wrong in
 * anybody's, by the server's own check and by the verifier's.
 */
export const hallBooks = async (
  server: TestServer,
  { owner, operator, stalls }: Pick<PayingHall, 'owner' | 'operator' | 'stalls'>,
): Promise<ReadonlyMap<string, VenueReport>> => {
  const lines: string[] = [];
  for (const venue of new Set([operator, ...stalls])) {
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
    await allSealed(server, venue);
    const answer = await owner.fetch(`/api/console/ledger/export?venue=${venue.id}`);
    lines.push(...(await answer.text()).split('\n').filter(Boolean));
  }
  const { problems, venues } = await verifyLines(lines);
  expect(problems).toEqual([]);
  return new Map(venues.map(report => [report.venue, report]));
};
