import { COPIED } from '@tableside/domain/setup';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Id, Language } from '../shared/shared.ts';
import { NewVenue } from './setup.ts';

const { owner } = ROLE_GROUPS;

export const OwnVenue = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  /** ISO 3166. */
  country: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  time_zone: z.string(),
  main_language: Language,
  tables: z.number().int(),
  staff: z.number().int(),
  /** Guests can read a menu there. */
  menu_published: z.boolean(),
});
export type OwnVenue = z.infer<typeof OwnVenue>;

/** Several venues of one organisation, as their owner keeps them. */
export const consoleVenueCalls = calls({
  'GET /console/{venue}/organisation': {
    summary: 'The venues of this organisation whose owner the asker is, by name.',
    access: { staff: owner },
    response: z.object({ venues: z.array(OwnVenue) }),
  },
  'POST /console/{venue}/organisation/venues': {
    summary:
      'Adds a venue to the organisation; the asker is its owner, nobody else works there yet. `copy` takes menu, settings or looks over from a venue of the same organisation whose owner the asker is (`not_found` for any other). Keys of payment providers and the company are never copied. `validation_failed` with `fields` names what does not exist, or `copy.menu` where prices or texts would mean something else.',
    access: { staff: owner, password: true },
    idempotent: true,
    body: z.strictObject({
      venue: NewVenue,
      copy: z.strictObject({ from: Id, what: z.array(z.enum(COPIED)).min(1).max(COPIED.length) }).nullable(),
    }),
    response: z.object({ venue: z.string() }),
    errors: ['not_found'],
  },
});
