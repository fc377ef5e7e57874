import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { chance } from '../../faults/chance.ts';
import type { Party } from '../evening.ts';
import { hold } from '../hold.ts';
import type { House } from '../house.ts';
import type { Notes } from '../notes.ts';
import { beginInOneDay } from '../one-day.ts';
import { waitUntilIdle } from '../quieten.ts';
import { watchFloor } from '../watch.ts';
import { ACTS } from './act-list.ts';
import {
  again,
  bySeat,
  closeBill,
  firstRound,
  note,
  oneSeatPays,
  restPays,
  round,
  toKitchenDishes,
  twoOptions,
} from './at-bill.ts';
import { acceptNext, answerCall, runOut, serveAll } from './at-board.ts';
import { cookAt } from './at-kitchen.ts';
import { closeTable, seat, toBill, toTables } from './at-tables.ts';
import { DRINKS, SPECIALS } from './carte.ts';
import { type Device, openDevices } from './devices.ts';
import { type Hand, handOn } from './hand.ts';
import { holdScreens } from './hold-screens.ts';
import { fillHouse, orderByPhone, seatOne } from './rest-of-house.ts';
import { type Errand, scriptOf } from './script.ts';
import { openEvening } from './stage.ts';
import type { Done } from './taps-table.ts';
import type { Waiter } from './waiter.ts';

export type Play = {
  readonly seed: number;
  /** Of each waiter. */
  readonly acts: number;
  /** Orders of the rest of the house. */
  readonly open: number;
  /** By how much a browser is slowed down while somebody acts on it. */
  readonly slowdown: number;
  /** All of them at once, rather than one act after the other. */
  readonly atOnce: boolean;
  /** Every act is told as it is done. */
  readonly aloud: boolean;
};

const OWN_TABLES = 3;
/** Orders that nobody has accepted yet, at any moment. */
const FRESH = 12;
const DRINKS_OF_A_ROUND = 4;
const SHOTS = join('test-results', 'friday');

const toTheBill = async (waiter: Waiter): Promise<void> => {
  await toTables(waiter);
  await toBill(waiter);
};
const ERRANDS: Record<Errand, (waiter: Waiter) => Promise<void>> = {
  seat: async waiter => {
    await toTables(waiter);
    await seat(waiter);
  },
  first: async waiter => {
    await toTheBill(waiter);
    await firstRound(waiter);
  },
  drinks: async waiter => {
    await toTheBill(waiter);
    await round(waiter);
  },
  again: async waiter => {
    await toTheBill(waiter);
    await again(waiter);
  },
  options: async waiter => {
    await toTheBill(waiter);
    await toKitchenDishes(waiter);
    await twoOptions(waiter);
  },
  note: async waiter => {
    await toTheBill(waiter);
    await toKitchenDishes(waiter);
    await note(waiter);
  },
  seats: async waiter => {
    await toTheBill(waiter);
    await bySeat(waiter);
  },
  accept: acceptNext,
  call: answerCall,
  stock: runOut,
  money: async waiter => {
    await serveAll(waiter);
    await toTheBill(waiter);
    await oneSeatPays(waiter);
    await restPays(waiter);
    await closeBill(waiter);
    await toTables(waiter);
    await closeTable(waiter);
  },
};

/** One party after the other, from their chairs to the money. */
const serve = async (person: Omit<Waiter, 'party'>, seed: number, acts: number): Promise<void> => {
  for (const [at, visit] of scriptOf(seed, acts).entries()) {
    const table = person.tables[at % person.tables.length];
    if (!table) return;
    const waiter = { ...person, party: await seatOne(person.evening, table, seed * 101 + at) };
    for (const errand of visit) await ERRANDS[errand](waiter);
  }
};

/** Where people act one after the other: whoever asked first. */
const inTurn = (): Waiter['turn'] => {
  let before: Promise<unknown> = Promise.resolve();
  return play => {
    const mine = before.then(play);
    before = mine.catch(() => undefined);
    return mine;
  };
};

/** An evening with real fingers on real screens, and then every number of every screen against the books. */
export const playInBrowsers = async (
  house: House & { readonly url: string },
  browser: Browser,
  { seed, acts, open, slowdown, atOnce, aloud }: Play,
  told: (line: string) => void,
): Promise<{ readonly notes: Notes; readonly done: readonly Done[] }> => {
  await beginInOneDay(house, 10, told);
  const { evening, later } = await openEvening(house);
  const { notes, place } = evening;
  const watch = await watchFloor(evening);
  const { waiters } = place.crew;
  const others: readonly Party[] = await fillHouse(
    evening,
    later.slice(waiters.length * OWN_TABLES),
    open,
    FRESH,
  );
  told(`${open} orders are open`);
  const devices = await openDevices(browser, { venue: place, url: house.url, slowdown });
  told(`${devices.waiters.length + devices.kitchen.length + 1} screens are open`);

  const done: Done[] = [];
  const turn: Waiter['turn'] = atOnce ? play => play() : inTurn();
  const dice = chance(seed + 1);
  const at = async (device: Device, work: (hand: Hand) => Promise<void>): Promise<void> => {
    const { name, page } = device;
    page.on('pageerror', error => notes.breaks(`${name}: ${error.stack}`));
    page.on('console', line => {
      if (line.type() === 'error') notes.breaks(`${name}: ${line.text()} (${line.location().url})`);
    });
    try {
      const made = (each: Done): void => {
        done.push(each);
        if (Number.isNaN(each.shown)) told(`${name}: ${ACTS[each.act].what}: did not show`);
        if (aloud) told(`${name}: ${each.act}, ${each.taps} taps, ${each.shown.toFixed(0)} ms`);
      };
      await work(handOn(device, made, what => notes.breaks(`${name}: ${what}`)));
    } catch (error) {
      mkdirSync(SHOTS, { recursive: true });
      const shot = join(SHOTS, `${name.replace(/\W+/g, '-')}.png`);
      await page.screenshot({ path: shot });
      writeFileSync(shot.replace('.png', '.html'), await page.content());
      told(`${name} goes home early`);
      notes.breaks(`${name}: ${error instanceof Error ? error.stack : String(error)}; see ${shot}`);
    }
  };
  await Promise.all([
    ...devices.waiters.map((device, which) =>
      at(device, async hand => {
        const tables = later.slice(which * OWN_TABLES, (which + 1) * OWN_TABLES);
        const [table] = tables;
        if (!table) throw new Error('a waiter has no tables');
        await serve(
          {
            evening,
            person: device.person,
            hand,
            tables,
            special: SPECIALS[which % SPECIALS.length] ?? SPECIALS[0],
            drinks: [...DRINKS, ...DRINKS].slice(which, which + DRINKS_OF_A_ROUND),
            othersOrder: async () => {
              const party = others[dice.roll(others.length)];
              if (party) await orderByPhone(evening, party);
            },
            turn,
          },
          seed * 10 + which,
          acts,
        );
      }),
    ),
    ...devices.kitchen.map((device, which) =>
      at(device, hand =>
        cookAt({ hand, dice: chance(seed * 10 + 5 + which), turn, second: which > 0 }, acts),
      ),
    ),
  ]);
  await waitUntilIdle(evening);
  await holdScreens(evening, devices);
  await hold(evening, watch);
  return { notes, done };
};
