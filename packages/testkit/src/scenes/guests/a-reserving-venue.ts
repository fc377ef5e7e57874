import { randomUUID } from 'node:crypto';
import { USUAL_RESERVATIONS } from '@tableside/domain/reservations';
import type { VenueSettings } from '@tableside/domain/venue';
import type { TestServer } from '../../server/server.ts';
import { aMenu } from '../a-menu.ts';
import { aStaff } from '../a-staff.ts';
import { aTable } from '../a-table.ts';
import { aVenue } from '../a-venue.ts';

let lastNumber = 61300000;
/** A number that no other test has, as people in its country write it. */
export const aNumber = () => {
  lastNumber += 1;
  return { typed: `8${lastNumber}`, e164: `+370${lastNumber}` };
};

/** A venue that takes reservations, with some tables of four, open from noon to ten, and a waiter. */
export const aReservingVenue = async (
  server: TestServer,
  { tables = 1, settings = {} }: { tables?: number; settings?: Partial<VenueSettings> } = {},
) => {
  const venue = await aVenue(server, {
    settings: {
      workingHours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: 720, to: 1320 }],
      reservations: { ...USUAL_RESERVATIONS, on: true },
      ...settings,
    },
  });
  await aMenu(server, venue);
  const made = [];
  for (let n = 1; n <= tables; n += 1) made.push(await aTable(server, venue, { name: String(n) }));
  const waiter = await aStaff(server, venue);
  const day = new Date(server.clock.now()).toISOString().slice(0, 10);
  return { server, venue, tables: made, waiter, day };
};
export type ReservingVenue = Awaited<ReturnType<typeof aReservingVenue>>;

export const slotsOf = async ({ server, venue, day }: ReservingVenue, party = 2) =>
  (await server.client().call('GET /reserve/{slug}/slots', { slug: venue.slug, query: { day, party } }))
    .slots;
export const slotAt = async (scene: ReservingVenue, time: string) =>
  (await slotsOf(scene)).find(each => each.time === time);

export const aWish = (at: string, over: object = {}) => ({
  at,
  party: 2,
  name: 'Ona Onaitė',
  phone: aNumber().typed,
  note: '',
  language: 'lt',
  ...over,
});

/** A guest reserves today at a time. */
export const reserves = async (scene: ReservingVenue, time: string, over: object = {}) =>
  scene.server.client().call('POST /reserve/{slug}/make', {
    slug: scene.venue.slug,
    body: aWish((await slotAt(scene, time))?.at ?? '', over),
    idempotencyKey: randomUUID(),
  });

/** What somebody reads who has the address. */
export const ownOf = ({ server, venue }: ReservingVenue, key: string) =>
  server.client().call('GET /reserve/{slug}/own/{key}', { slug: venue.slug, key });

/** What staff see of today. */
export const dayOf = ({ waiter, venue }: ReservingVenue) =>
  waiter.call('GET /console/{venue}/reservations', { venue: venue.id, query: {} });
