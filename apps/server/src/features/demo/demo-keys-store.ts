import type { Run } from '../../database/database.ts';
import { DEMO_VENUES } from './seed-store.ts';

export type DemoVenueKeys = {
  readonly id: string;
  readonly methods: readonly string[];
  /** Providers it has keys of. */
  readonly known: readonly string[];
};

/** What the demo venues offer to pay with, and where they have keys. */
export const demoVenuesAndKeys = (run: Run): Promise<DemoVenueKeys[]> =>
  run<DemoVenueKeys>(
    'demo-venue-keys',
    `select v.id, v.settings -> 'paymentProviders' as methods,
       array(select a.provider from provider_account a where a.venue_id = v.id) as known
     from venue v where v.slug = any($1)`,
    [DEMO_VENUES],
  );
