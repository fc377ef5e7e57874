import { join } from 'node:path';
import type { TipCard } from '@tableside/contract/http/gifts';
import { firstPainted, measuringBrowser, type Painted } from './support/cold-visit.ts';
import { median } from './support/measure.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';
import { serveStatic, staticCard } from './support/static-page.ts';

const ROUNDS = 7;

const AMOUNT = 'fieldset label';

/** From the scan of a waiter's card: the amounts are there, against a static page with the same words, amounts and picture. */
export const run = async (): Promise<void> => {
  // The demo venues have the keys of the sandbox, and those are no keys in production.
  const server = await startServer({
    env: { SANDBOX: '1', NODE_ENV: 'development' },
  });
  const browser = await measuringBrowser();
  try {
    const answer = await fetch(`${server.base}/api/tips/get-data/RUTA?language=en`);
    const { data: card } = (await answer.json()) as { data: TipCard };
    const { name, description, photo } = card.personnel_data ?? card.restaurant_data;
    const amounts = card.tips_amounts.map(amount => `${amount.toFixed(2)} ${card.venue.currency.symbol}`);
    const still = await serveStatic(
      staticCard(`A tip for ${name}`, description, photo, amounts),
      join(server.dataDir, 'media'),
    );
    const ours: Painted[] = [];
    const reference: Painted[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      reference.push(await firstPainted(browser, `${still.base}/`, AMOUNT));
      ours.push(await firstPainted(browser, `${server.base}/tip/RUTA?lang=en`, AMOUNT));
    }
    await still.stop();
    const shown = median(ours.map(({ at }) => at));
    const plain = median(reference.map(({ at }) => at));
    report('tip', [
      {
        what: 'from the scan of a tip card: its amounts against a static page',
        value: shown / plain,
        unit: 'x',
        atMost: 1.15,
        from: `${shown.toFixed(0)} ms and ${plain.toFixed(0)} ms; cold, 1.6 Mbit/s, 150 ms, CPU 4x slower, median of ${ROUNDS}`,
      },
      {
        what: 'layout shift of a tip card',
        value: Math.max(...ours.map(({ shift }) => shift)),
        unit: 'CLS',
        atMost: 0,
        from: 'worst round',
      },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
};
