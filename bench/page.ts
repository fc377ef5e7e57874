import { join } from 'node:path';
import type { Menu } from '@tableside/contract/http/menu';
import { measuringBrowser, type Timing, visit } from './support/cold-visit.ts';
import { call, scan } from './support/guest.ts';
import { median } from './support/measure.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';
import { serveStatic, staticPage } from './support/static-page.ts';

const ROUNDS = 5;

/** From the scan of a code: first dish visible, a tapped dish open, and usable, against a static page with the same dishes and pictures. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const browser = await measuringBrowser();
  try {
    const phone = await scan(server.base, 'VILNIUS-1');
    const menu = await call<Menu>(server.base, phone, `/get-menu-categories/${phone.session}`);
    const data = await call<{ restaurant: { name: string; cover: string | null } }>(
      server.base,
      phone,
      `/get-session-data/${phone.session}`,
    );
    const still = await serveStatic(
      staticPage(menu, data.restaurant.name, data.restaurant.cover),
      join(server.dataDir, 'media'),
    );
    const ours: Timing[] = [];
    const hasty: Timing[] = [];
    const reference: Timing[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      reference.push(await visit(browser, `${still.base}/`, '', false));
      ours.push(await visit(browser, `${server.base}/VILNIUS-1`, '', true));
      hasty.push(await visit(browser, `${server.base}/VILNIUS-1`, '', true, true));
    }
    await still.stop();
    const of = (timings: readonly Timing[], pick: (timing: Timing) => number) => median(timings.map(pick));
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    const dish = of(ours, timing => timing.dish);
    const usable = of(ours, timing => timing.usable);
    const staticDish = of(reference, timing => timing.dish);
    const staticUsable = of(reference, timing => timing.usable);
    const opened = of(hasty, timing => timing.opened);
    const dishes = menu.categories.reduce((all, category) => all + category.items.length, 0);
    const photo = of(ours, timing => timing.photo);
    const staticPhoto = of(reference, timing => timing.photo);
    report('page', [
      {
        what: 'from the scan: first dish visible against a static page',
        value: dish / staticDish,
        unit: 'x',
        atMost: 1.15,
        from: `${ms(dish)} and ${ms(staticDish)}; ${dishes} dishes, cold, 1.6 Mbit/s, 150 ms, CPU 4x slower, median of ${ROUNDS}`,
      },
      {
        what: 'from the scan: a dish tapped at once is open, against a static page',
        value: opened / staticUsable,
        unit: 'x',
        atMost: 1.6,
        from: `${ms(opened)} and ${ms(staticUsable)} (load event); tapped 100 ms after a dish stood there, ${ms(of(hasty, timing => timing.dish))}`,
      },
      {
        what: 'the same against the static page’s first dish',
        value: opened / staticDish,
        unit: 'x',
        from: `${ms(opened)} and ${ms(staticDish)}`,
      },
      {
        what: 'usable against a static page',
        value: usable / staticUsable,
        unit: 'x',
        atMost: 1.6,
        from: `${ms(usable)} (taps work) and ${ms(staticUsable)} (load event)`,
      },
      ...(Number.isFinite(photo) && Number.isFinite(staticPhoto)
        ? [
            {
              what: 'first photo of a dish against a static page',
              value: photo / staticPhoto,
              unit: 'x',
              from: `${ms(photo)} and ${ms(staticPhoto)}; scripts go before photos`,
            },
          ]
        : []),
      {
        what: 'layout shift',
        value: Math.max(...ours.map(timing => timing.shift)),
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
