import { DRAWER_MOVES } from '@tableside/domain/drawers';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../../define.ts';
import { FreeText, Id, Instant } from '../../shared/shared.ts';

const { floor, office } = ROLE_GROUPS;

/** Minor units, as in reports. */
const Cents = z.number().int();
const MOST = 100_000_000_00;
const Sum = Cents.min(0).max(MOST);
/** What the books say, which may be below nothing. */
const Seen = Cents.min(-MOST).max(MOST);

/** Cash that a person carries: from its float to its count. Minor units. */
export const CashDrawer = z.object({
  id: Id,
  person: Id,
  name: z.string(),
  /** The asker's own. */
  own: z.boolean(),
  opened_at: Instant,
  float: Cents,
  /** Cash that its person took, tips included, and what they gave back to guests. */
  taken: Cents,
  given_back: Cents,
  /** Paid out of it to whom it was owed: tips and donations, and what a hall owes its stalls. */
  handed_out: Cents,
  from_house: Cents,
  to_house: Cents,
  paid_in: Cents,
  paid_out: Cents,
  /** What must be in it: all of these. */
  expected: Cents,
  /** Null: it is open. */
  closed_at: Instant.nullable(),
  closed_by: z.string().nullable(),
  counted: Cents.nullable(),
  /** Counted less expected: negative, money is missing. */
  difference: Cents.nullable(),
  note: z.string(),
  /** By hand, the latest first. */
  moves: z.array(
    z.object({
      at: Instant,
      kind: z.enum(DRAWER_MOVES),
      amount: Cents,
      reason: z.string(),
      by: z.string(),
    }),
  ),
});
export type CashDrawer = z.infer<typeof CashDrawer>;

/**
 * Out of which drawer cash is handed to whom it is owed: an open one, or with null the house's own; absent: the caller's own
 * open one, and the house's where they have none. Means nothing where the money is no cash.
 */
export const PaidFrom = Id.nullable().optional();
export const paidFromErrors = ['not_found', 'drawer_counted', 'drawer_holds_less'] as const;

/** `used`: somebody of the venue opened a drawer within a month. */
const OwnDrawer = z.object({ drawer: CashDrawer.nullable(), used: z.boolean() });
export type OwnDrawer = z.infer<typeof OwnDrawer>;

/** Drawers of people: the house's own is counted with the day. */
export const consoleDrawerCalls = calls({
  'GET /console/{venue}/own-drawer': {
    summary: 'The own drawer that is open.',
    access: { staff: floor },
    response: OwnDrawer,
  },
  'POST /console/{venue}/own-drawer/open': {
    summary:
      'Opens the own drawer with its counted float (minor units). From here on cash that the caller takes and gives back is in it. `made` is false where it is open already: then it stays as it is.',
    access: { staff: floor },
    idempotent: true,
    body: z.strictObject({ float: Sum }),
    response: z.object({ drawer: CashDrawer, made: z.boolean() }),
  },
  'GET /console/{venue}/drawers': {
    summary:
      'Drawers that were open on a business day, those that still are first; of the day that runs where none is said.',
    access: { staff: office },
    query: z.strictObject({ day: z.iso.date().optional() }),
    response: z.object({ day: z.string(), drawers: z.array(CashDrawer) }),
  },
  'POST /console/{venue}/drawers/{drawer}/move': {
    summary:
      'Cash by hand (minor units), with a reason: `from_house` and `to_house` between the drawer and the house’s own, `paid_in` and `paid_out` into and out of the house, which the journal says. drawer_holds_less with what it must hold where more would be taken out. Another’s is moved by who answers for the evening.',
    access: { staff: floor },
    idempotent: true,
    body: z.strictObject({
      kind: z.enum(DRAWER_MOVES),
      amount: Sum.min(1),
      reason: FreeText(200).min(1),
    }),
    response: z.object({ drawer: CashDrawer }),
    errors: ['not_found', 'drawer_counted', 'drawer_holds_less'],
  },
  'POST /console/{venue}/drawers/{drawer}/count': {
    summary:
      'Counts and closes a drawer (minor units); what it differs by is in the journal. drawer_changed with what it must hold where money moved since `expected_total` was read. Another’s is counted by who answers for the evening.',
    access: { staff: floor },
    idempotent: true,
    body: z.strictObject({ counted: Sum, expected_total: Seen, note: FreeText(200).default('') }),
    response: z.object({ drawer: CashDrawer }),
    errors: ['not_found', 'drawer_counted', 'drawer_changed'],
  },
});
