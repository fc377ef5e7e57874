import { Refusal } from '@tableside/contract';
import type { TerminalDesk, TerminalRefund, TerminalSale } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import { BUSY_MS, type Held, type WorkParts } from './beats.ts';
import { terminalStanding } from './desk-store.ts';
import { isNothingToVoid, type OperationRow } from './operation.ts';
import {
  askAbort,
  claimForgotten,
  claimWaiting,
  endOperation,
  latestOfRefund,
  saleOfPayment,
} from './operation-store.ts';
import { prepareOperation } from './prepare.ts';
import { askAbout, work } from './terminal-work.ts';

/** A refund is looked at again later where it takes longer: somebody has to present a card for it. Milliseconds. */
const PATIENCE_MS = 8_000;

/** In the place of a terminal's code: a person said so. */
const BY_HAND = 'HAND';

export type SaleWish = {
  readonly terminal: string;
  readonly payment: string;
  readonly venueId: string;
  readonly amount: number;
  readonly currency: string;
  readonly by: string;
};

/** The venues' terminals, and what this process is doing at them. */
export type Terminals = TerminalDesk & {
  /** Keeps a sale in the caller's transaction. Refuses terminal_busy. */
  readonly prepareSale: (run: Run, wish: SaleWish) => Promise<OperationRow>;
  /** Does a kept sale at its terminal; ends with it. */
  readonly sell: (payment: string) => Promise<void>;
  /** A person read on the terminal's slip what it will not say; only where nobody knows and nobody is asking. False: not so. */
  readonly settleByHand: (payment: string, charged: boolean) => Promise<boolean>;
  /** Lets go of every terminal: what was under way there is asked about by whoever starts next. */
  readonly letGo: () => void;
  /** Once everything that this process was doing at terminals is written. */
  readonly idle: () => Promise<void>;
};

const saleOf = (row: OperationRow, state: TerminalSale['state']): TerminalSale => ({
  state,
  code: row.code,
  asked: row.amount,
  amount: row.frame?.amount ?? null,
  currency: row.frame?.currency ?? null,
  rrn: row.frame?.rrn ?? null,
  cardBrand: row.frame?.card_brand ?? null,
  cardLast4: row.frame?.card_last4 ?? null,
});

const isOpen = ({ state }: OperationRow): boolean => state === 'waiting' || state === 'asked';
const stateOf = ({ state }: OperationRow): TerminalSale['state'] =>
  state === 'waiting' || state === 'asked' ? 'running' : state;

const refundOf = (row: OperationRow): TerminalRefund | null => {
  const { code } = row;
  const rrn = row.frame?.rrn ?? null;
  if (isOpen(row)) return { state: 'running', code, rrn };
  if (row.state === 'approved') return { state: 'made', code, rrn };
  if (row.state === 'unknown') return { state: 'unknown', code, rrn };
  // A void needs nobody: it is tried again. A refund needs the card, and who has it is asked by a person.
  return row.kind === 'void' ? null : { state: 'refused', code, rrn };
};

export const createTerminals = (deps: WorkParts): Terminals => {
  const { run, transaction } = deps.database;
  const random = deps.ingredients.random ?? Math.random;
  const working = new Map<string, Promise<void>>();
  const held = new Map<string, Held>();

  let closing = false;

  const start = async (id: string): Promise<void> => {
    // Never begun: whoever starts next finds that its terminal was asked nothing.
    if (closing) return;
    const operation = await claimWaiting(run, id, new Date(deps.clock() + BUSY_MS));
    if (!operation) return;
    await work(deps, operation, hold => held.set(id, hold));
  };
  const drive = (id: string): Promise<void> => {
    const doing =
      working.get(id) ??
      start(id)
        .catch((err: unknown) => deps.log.error({ err, operation: id }, 'work at a terminal failed'))
        .finally(() => {
          held.delete(id);
          working.delete(id);
        });
    working.set(id, doing);
    return doing;
  };
  /** As it stands, after the terminal was asked where nobody knows and nobody is at it. */
  const settled = async (
    row: OperationRow,
    read: () => Promise<OperationRow | null>,
  ): Promise<OperationRow> => {
    if (working.has(row.id) || !(isOpen(row) || row.state === 'unknown')) return row;
    const now = deps.clock();
    const lease = { now: new Date(now), until: new Date(now + BUSY_MS) };
    const mine = await claimForgotten(run, row.id, lease);
    if (mine && mine.state !== 'declined') {
      const asking = askAbout(deps, mine).finally(() => working.delete(row.id));
      working.set(row.id, asking);
      await asking;
    }
    return (await read()) ?? row;
  };
  const inTime = async (doing: Promise<void>): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>(done => {
      timer = setTimeout(done, PATIENCE_MS);
    });
    await Promise.race([doing, patience]).finally(() => clearTimeout(timer));
  };

  const begun = async (
    sale: OperationRow,
    {
      kind,
      key,
      amount,
    }: { readonly kind: 'void' | 'refund'; readonly key: string; readonly amount: number },
  ): Promise<OperationRow | null> => {
    const place = await terminalStanding(run, sale.terminal_id);
    if (!place || place.removed) return null;
    const venue = await deps.venues.get(place.venue_id);
    const operation = await transaction(inner =>
      prepareOperation(inner, {
        terminal_id: sale.terminal_id,
        payment_id: sale.payment_id,
        kind,
        refund_key: key,
        amount,
        currency: sale.currency,
        started_by: '',
        venue,
        now: deps.clock(),
        random,
        ...(kind === 'void' && { reference: sale.reference }),
      }),
    );
    await inTime(drive(operation.id));
    return latestOfRefund(run, key);
  };

  const refund = async (key: string): Promise<TerminalRefund | null> => {
    const row = await latestOfRefund(run, key);
    if (!row) return null;
    return refundOf(await settled(row, () => latestOfRefund(run, key)));
  };
  const BUSY: TerminalRefund = { state: 'unknown', code: 'BS', rrn: null };

  return {
    prepareSale: async (inner, { terminal, payment, venueId, amount, currency, by }) =>
      prepareOperation(inner, {
        terminal_id: terminal,
        payment_id: payment,
        kind: 'sale',
        refund_key: null,
        amount,
        currency,
        started_by: by,
        venue: await deps.venues.get(venueId),
        now: deps.clock(),
        random,
      }),
    sell: async payment => {
      const row = await saleOfPayment(run, payment);
      if (row) await drive(row.id);
    },
    sale: async payment => {
      const row = await saleOfPayment(run, payment);
      if (!row) return null;
      const now = await settled(row, () => saleOfPayment(run, payment));
      return saleOf(now, stateOf(now));
    },
    abort: async payment => {
      await askAbort(run, payment, new Date(deps.clock()));
      const row = await saleOfPayment(run, payment);
      if (row) held.get(row.id)?.look();
    },
    settleByHand: async (payment, charged) => {
      const sale = await saleOfPayment(run, payment);
      // What we are asking the terminal ourselves is heard first.
      if (sale) await working.get(sale.id);
      const row = await saleOfPayment(run, payment);
      const now = deps.clock();
      const lease = { now: new Date(now), until: new Date(now + BUSY_MS) };
      if (row?.state !== 'unknown' || !(await claimForgotten(run, row.id, lease))) return false;
      const state = charged ? 'approved' : 'declined';
      return endOperation(run, row.id, { state, code: BY_HAND, display: '', frame: null }, lease.now);
    },
    refund,
    giveBack: async ({ payment, key, amount, whole }) => {
      const sale = await saleOfPayment(run, payment);
      if (!sale) return null;
      const known = await refund(key);
      if (known) return known;
      const before = await latestOfRefund(run, key);
      try {
        const voids = whole && !(before && isNothingToVoid(before));
        const first = voids ? await begun(sale, { kind: 'void', key, amount }) : null;
        if (voids && !first) return null;
        if (first && !isNothingToVoid(first)) return refundOf(first) ?? BUSY;
        const second = await begun(sale, { kind: 'refund', key, amount });
        return second && (refundOf(second) ?? BUSY);
      } catch (cause) {
        if (cause instanceof Refusal && cause.code === 'terminal_busy') return BUSY;
        throw cause;
      }
    },
    idle: async () => {
      await Promise.all(working.values());
    },
    letGo: () => {
      closing = true;
      for (const { close } of held.values()) close();
    },
  };
};
