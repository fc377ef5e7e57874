import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../../define.ts';
import { FISCAL_KINDS, FISCAL_PROBLEMS } from '../../devices/bridged-fiscal.ts';
import { over, stamp } from '../../shared/settings-stamp.ts';
import { FreeText, Id, Instant, Major } from '../../shared/shared.ts';

const { lead } = ROLE_GROUPS;

const settings = {
  /** POSNET over TCP, as Polish fiscal printers speak. */
  kind: z.enum(FISCAL_KINDS),
  /** A host, with its port where it is not 6666; `sandbox` is the one of the sandbox. */
  address: FreeText(200).trim().min(1),
  /** The bridge in whose network it stands; null: the server calls it. */
  bridge: Id.nullable(),
  /** Payments in person get a fiscal receipt from when this is switched on. */
  on: z.boolean(),
};

/** A payment whose fiscal receipt is not printed yet. */
export const OpenFiscalReceipt = z.object({
  payment: Id,
  amount: Major,
  at: Instant,
  /** `unknown`: nobody knows whether it was printed; the printer is asked. */
  state: z.enum(['waiting', 'asked', 'unknown']),
  /** What kept the printer from it last; null: nothing yet. */
  problem: z.enum(FISCAL_PROBLEMS).nullable(),
  /** The printer's own number of what is wrong; empty: none. */
  code: z.string(),
});

export const FiscalSettings = z.object({
  /** Null: the venue has none. */
  printer: z.object(settings).nullable(),
  ...stamp,
  bridges: z.array(z.object({ id: Id, name: z.string() })),
  sandbox: z.boolean(),
  /** Fiscal printers of this kind print in złoty alone. */
  currency: z.string(),
  /** The first hundred: what nobody knows of, then by age. */
  open: z.array(OpenFiscalReceipt),
});
export type FiscalSettings = z.infer<typeof FiscalSettings>;

/** `ready`: it answers and could print. */
export const FISCAL_TESTS = ['ready', ...FISCAL_PROBLEMS] as const;

const one = { response: FiscalSettings };

/** A venue's fiscal printer, and what it has not printed yet. ADR 0055. */
export const consoleFiscalCalls = calls({
  'GET /console/{venue}/fiscal': {
    summary: "The venue's fiscal printer as it is set up, and payments whose fiscal receipt is not printed.",
    access: { staff: lead },
    ...one,
  },
  'POST /console/{venue}/fiscal': {
    summary:
      'Sets up the fiscal printer. settings_changed over what a colleague saved meanwhile; `validation_failed` with `fields.address` `invalid` or `not_allowed`, `fields.bridge` `unknown`, `fields.on` `currency` where the venue does not sell in złoty, `fields.address` `in_use` while nobody knows of a receipt whether it printed it.',
    access: { staff: lead },
    body: z.strictObject({ ...over, ...settings }),
    ...one,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/fiscal/test': {
    summary: 'Asks the fiscal printer how it stands; nothing is printed.',
    access: { staff: lead },
    body: z.strictObject({}),
    response: z.object({ outcome: z.enum(FISCAL_TESTS), device: z.string() }),
    errors: ['not_found'],
  },
  'POST /console/{venue}/fiscal/{payment}/settle': {
    summary:
      'Nobody knows of a fiscal receipt whether it was printed, and somebody looked at the paper. Only while nobody knows; printed with its number, or to be printed now.',
    access: { staff: lead },
    body: z.strictObject({ number: z.number().int().min(1).max(999_999_999).nullable() }),
    ...one,
    errors: ['not_found'],
    idempotent: true,
  },
});
