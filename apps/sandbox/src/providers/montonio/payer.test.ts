import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openBook } from '../../books/book.ts';
import { abandonLapsed, type Montonio } from './payer.ts';
import { montonioFold } from './state.ts';

it('gives up each order that nobody paid in time once, however many look at the same moment', async () => {
  const now = Date.parse('2026-05-01T12:00:00Z');
  const book = openBook(
    join(mkdtempSync(join(tmpdir(), 'montonio-')), 'book.ndjson'),
    montonioFold,
    () => now,
  );
  const told: unknown[] = [];
  const world = {
    now: () => now,
    addresses: () => ({ publicUrl: '', serverUrl: null }),
    webhooks: {
      tell: async (_provider: string, news: unknown) => {
        await new Promise(resolve => setImmediate(resolve));
        told.push(news);
      },
    },
  };
  for (const made of ['a', 'b', 'c']) {
    const request = { grandTotal: 100, expiresAt: new Date(now - 1).toISOString(), merchantReference: made };
    book.append({ made, at: new Date(now - 60_000).toISOString(), request, behaviours: [] } as never);
  }
  const montonio = { world, book } as unknown as Montonio;
  await Promise.all([abandonLapsed(montonio), abandonLapsed(montonio)]);
  expect([...book.state.values()].map(({ status }) => status)).toEqual(Array(3).fill('ABANDONED'));
  expect(told).toHaveLength(3);
  await book.close();
});
