import { FIRST_STEPS, MAX_TABLES } from '@tableside/domain/setup';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { VENUE_TYPES } from '@tableside/domain/venue';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { WeeklyHours } from '../console/pace.ts';
import { Language, NewPassword } from '../shared/shared.ts';

const Name = z.string().trim().min(1).max(80);

/** What is asked before a venue opens. */
export const NewVenue = z.strictObject({
  name: Name,
  type: z.enum(VENUE_TYPES),
  /** ISO 3166, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** IANA zone. */
  time_zone: z.string().min(1).max(60),
  main_language: Language,
  /** Offered beside the main one. */
  languages: z.array(Language).max(20),
  address: z.string().trim().max(200),
  working_hours: WeeklyHours,
  /** How many tables get a code, named by their numbers. */
  tables: z.number().int().min(0).max(MAX_TABLES),
});
export type NewVenue = z.infer<typeof NewVenue>;

const FirstSteps = z.object({
  /** False: nobody is led, because it was dismissed or all is done, or the venue was not set up here. */
  open: z.boolean(),
  steps: z.array(z.object({ step: z.enum(FIRST_STEPS), done: z.boolean() })),
});

/** The first visit to the console of an empty installation. ADR 0023. */
export const consoleSetupCalls = calls({
  'GET /console/setup': {
    summary:
      'Whether this installation still waits for its owner, and whether it writes to who forgot their password.',
    access: 'public',
    response: z.object({ open: z.boolean(), mail: z.boolean() }),
  },
  'POST /console/setup': {
    summary:
      'Makes the owner and the first venue with its tables; the code, in `X-Setup-Code`, is the one that the server printed at its start. Once. `validation_failed` with `fields` names a currency, zone or language that does not exist.',
    access: 'setup-code',
    body: z.strictObject({
      owner: z.strictObject({
        name: Name,
        email: z.email().max(200),
        password: NewPassword,
      }),
      venue: NewVenue,
    }),
    response: z.object({ venue: z.string() }),
    errors: ['setup_closed', 'setup_code_wrong', 'email_taken'],
  },
  'GET /console/{venue}/first-steps': {
    summary: 'What is left to do between setting up and the first guests, as the server knows it.',
    access: { staff: ROLE_GROUPS.lead },
    response: FirstSteps,
  },
  'POST /console/{venue}/first-steps/dismiss': {
    summary: 'Nobody is led through the first steps of this venue any more.',
    access: { staff: ROLE_GROUPS.lead },
    body: z.strictObject({}),
    response: FirstSteps,
  },
});
