import { ApiFailure, type CallAnswer } from '@tableside/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from './api.ts';
import { type FailureCode, failureCode } from './connection/failures.ts';
import { freshKey } from './fresh-key.ts';

export type GuestSale = NonNullable<CallAnswer<'GET /in-person/{session}/{order}'>['sale']>;

/** How often the server is asked while a terminal is at it, in milliseconds. */
const LOOK_EVERY = 1_000;
/** A terminal that somebody else is at is tried again this often. */
const BUSY_AGAIN = 4_000;

export type Busy = 'sale' | 'day';
/** What keeps the terminal: everything but its day is about somebody's money. */
const busyWith = (error: unknown): Busy => {
  const kind = error instanceof ApiFailure ? error.details.for : undefined;
  return kind === 'settlement' || kind === 'report' || kind === 'void_unresolved' ? 'day' : 'sale';
};

export type SaleWatch = {
  readonly sale: GuestSale | null;
  /** Somebody else pays at this terminal, or it settles its day: it is tried again by itself. KIOSK-05, TERM-15. */
  readonly busy: Busy | null;
  /** Why no sale began, by the catalogue's code; null: one has, or is about to. */
  readonly refused: FailureCode | null;
  readonly abort: () => void;
  readonly retry: () => void;
};

/**
 * The sale of an order as the server knows it, begun where none was: a reload, a second tap or a killed page come back to
 * the same one. PERSON-07, PERSON-09.
 */
export const useGuestSale = (session: string, order: string): SaleWatch => {
  const [sale, setSale] = useState<GuestSale | null>(null);
  const [busy, setBusy] = useState<Busy | null>(null);
  const [refused, setRefused] = useState<FailureCode | null>(null);
  // Each beginning is a new one; the first looks first whether there is one already.
  const [round, setRound] = useState(0);
  const beginning = useRef(false);

  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (wait: number, run: () => Promise<void>) => {
      if (here) timer = setTimeout(() => void run(), wait);
    };
    const read = async () => (await api('GET /in-person/{session}/{order}', { session, order })).sale;
    const look = async (): Promise<void> => {
      try {
        const now = await read();
        if (!here) return;
        setSale(now);
        if (now && now.state !== 'processing' && now.state !== 'unknown') return;
      } catch {
        // Whatever the page hears, the server goes on.
      }
      later(LOOK_EVERY, look);
    };
    const begin = async (): Promise<void> => {
      if (beginning.current) return;
      beginning.current = true;
      try {
        await api('POST /payments/worldline/create-sale-transaction', {
          body: { session, order },
          idempotencyKey: freshKey(),
        });
        if (here) setBusy(null);
        await look();
      } catch (error) {
        if (!here) return;
        const code = failureCode(error);
        // Under way, or paid: what there is tells how.
        if (code === 'payment_under_way' || code === 'order_already_paid') await look();
        else if (code === 'terminal_busy') {
          setBusy(busyWith(error));
          later(BUSY_AGAIN, begin);
        } else if (code === 'offline' || code === 'timeout') later(BUSY_AGAIN, start);
        else setRefused(code);
      } finally {
        beginning.current = false;
      }
    };
    const start = async (): Promise<void> => {
      try {
        const known = round === 0 ? await read() : null;
        if (!here) return;
        if (!known) return begin();
        setSale(known);
        await look();
      } catch {
        later(BUSY_AGAIN, start);
      }
    };
    void start();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [session, order, round]);

  return {
    sale,
    busy,
    refused,
    abort: useCallback(() => {
      api('POST /in-person/{session}/{order}/abort', { session, order, body: {} }).then(
        ({ sale: now }) => setSale(now),
        () => undefined,
      );
    }, [session, order]),
    retry: useCallback(() => {
      setSale(null);
      setRefused(null);
      setRound(now => now + 1);
    }, []),
  };
};
