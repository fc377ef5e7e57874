import { StaffDesk } from './staff-desk.ts';

/** A venue of the demo's owner at which nothing is set up yet; answers with its address in the console. */
export const aNewVenue = async (address: string, name: string): Promise<string> => {
  const owner = await StaffDesk.signIn(address, 'owner');
  const { venue } = await owner.call('POST /console/{venue}/organisation/venues', {
    venue: owner.venue('vilnius'),
    idempotencyKey: crypto.randomUUID(),
    body: {
      venue: {
        name,
        type: 'restaurant',
        country: 'LT',
        currency: 'EUR',
        time_zone: 'Europe/Vilnius',
        main_language: 'en',
        languages: [],
        address: 'Upės g. 1',
        working_hours: [],
        tables: 4,
      },
      copy: null,
    },
  });
  return venue;
};
