import type { Entry } from '../ledger/format.ts';
import type { Booked, Disputed } from './bank.ts';
import type { Facts } from './export-facts.ts';

type Report = (what: string) => void;

/** What is held back while a dispute stands, and what is lost of it: by the house, or by whom it was given to. */
const HELD = 'disputed';
const LOST = new Set(['chargebacks', 'tips_payable', 'donations_payable']);

type Standing = { readonly held: number; readonly lost: number };
const NOTHING: Standing = { held: 0, lost: 0 };

const moved = (before: Standing, { lines }: Entry): Standing => {
  const of = (is: (account: string) => boolean): number =>
    (lines ?? []).reduce((sum, { account, amount }) => (is(account) ? sum + amount : sum), 0);
  return {
    held: before.held + of(account => account === HELD),
    lost: before.lost + of(account => LOST.has(account)),
  };
};

const refOf = ({ data }: Entry): string => String(data?.dispute ?? '');

/**
 * A payment's part of a dispute through all that was told of it: as much as was held back of it at first is what comes back or is
 * lost, whatever else went back meanwhile. Answers with where it stands last.
 */
const holdPart = (ref: string, payment: string, entries: readonly Entry[], report: Report): Standing => {
  let standing = NOTHING;
  let part: number | null = null;
  for (const entry of entries.toSorted((one, other) => one.id - other.id)) {
    standing = moved(standing, entry);
    const { held, lost } = standing;
    part ??= held + lost;
    if (held < 0 || lost < 0 || (held > 0 && lost > 0) || (held + lost !== 0 && held + lost !== part))
      report(`payment ${payment}: ${part} of it was disputed (${ref}), then ${held} held and ${lost} lost`);
  }
  return standing;
};

const expectedOf = ({ status, amount_minor }: Disputed): Standing => {
  if (status === 'needs_response' || status === 'under_review') return { held: amount_minor, lost: 0 };
  return status === 'lost' ? { held: 0, lost: amount_minor } : NOTHING;
};

/** Every dispute of the bank's book against ours: held, lost or back, to the cent, of all payments of its charge together. */
export const holdDisputes = (facts: Facts, books: ReadonlyMap<string, Booked>, report: Report): void => {
  const ours = new Map<string, Map<string, Entry[]>>();
  for (const entry of facts.entries.filter(({ kind }) => kind === 'dispute')) {
    const parts = ours.get(refOf(entry)) ?? new Map<string, Entry[]>();
    ours.set(
      refOf(entry),
      parts.set(entry.payment ?? '', [...(parts.get(entry.payment ?? '') ?? []), entry]),
    );
  }
  for (const [payment, { disputes = [] }] of books) {
    if (!facts.payments.has(payment)) continue;
    for (const disputed of disputes) {
      const wanted = expectedOf(disputed);
      let { held, lost } = NOTHING;
      for (const [id, entries] of ours.get(disputed.ref) ?? []) {
        const standing = holdPart(disputed.ref, id, entries, report);
        held += standing.held;
        lost += standing.lost;
      }
      ours.delete(disputed.ref);
      if (held !== wanted.held || lost !== wanted.lost)
        report(
          `the bank says ${disputed.status} of ${disputed.amount_minor} of ${payment}, we hold ${held} and lost ${lost}`,
        );
    }
  }
  for (const [ref, parts] of ours)
    report(`dispute ${ref} of payment ${[...parts.keys()].join(', ')} is none of its bank`);
};
