import type { OperatorView } from '@tableside/contract/http/in-person/operator';
import { isPrinterOnline, PRINTER_POLL_MS, printerEvent } from '@tableside/domain/printing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../data/api.ts';
import { failureCode } from '../../data/connection/failures.ts';
import { announceFailure } from '../../features/toasts/index.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';

const CALLS = {
  report: 'POST /terminal-commands/{session}/report',
  settlement: 'POST /terminal-commands/{session}/settlement',
  'void-unresolved': 'POST /terminal-commands/{session}/void-unresolved',
} as const;
export type Deed = keyof typeof CALLS;

/** Why a button does nothing just now; null: it works. TERM-06, TERM-07 */
export const blockedBy = (desk: OperatorView | null): 'busy' | 'terminal' | 'printer' | null => {
  if (!desk) return 'busy';
  if (desk.terminal?.running) return 'busy';
  if (!desk.terminal?.online) return 'terminal';
  return desk.printer && isPrinterOnline(desk.printer.standing) ? null : 'printer';
};

/** Terminal and printer of this kiosk, looked at each second, and what can be done with them. */
export const useDesk = (session: string) => {
  const t = useT();
  const [desk, setDesk] = useState<OperatorView | null>(null);
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState<Deed | 'test' | null>(null);
  const before = useRef<OperatorView | null>(null);
  const say = useRef(t);
  say.current = t;

  const take = useCallback((next: OperatorView): void => {
    const last = before.current;
    before.current = next;
    setDesk(next);
    if (next.printer) {
      const event = printerEvent(last?.printer?.standing ?? null, next.printer.standing);
      if (event) {
        showToast({ id: 'printer', tone: 'error', text: say.current(`operator.toast.${event}`) });
      }
    }
    const isLost = next.terminal?.online === false && last?.terminal?.online !== false;
    if (isLost) showToast({ id: 'terminal', tone: 'error', text: say.current('operator.toast.terminal') });
    const ended = next.terminal?.action;
    const wasRunning = last?.terminal?.action?.state === 'running';
    if (wasRunning && ended?.state === 'approved') {
      showToast({ tone: 'success', text: say.current(`operator.done.${ended.kind}`) });
    }
  }, []);

  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async (): Promise<void> => {
      try {
        const answer = await api('GET /terminal-commands/{session}', { session });
        if (!over) take(answer.desk);
      } catch (error) {
        // Without the network the page says so itself, and looks again.
        if (!over && failureCode(error) === 'kiosk_not_enrolled') return setRefused(true);
      }
      if (!over) timer = setTimeout(() => void look(), PRINTER_POLL_MS);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [session, take]);

  const act = async (deed: Deed): Promise<void> => {
    setBusy(deed);
    try {
      const last = desk?.terminal?.action;
      const answer = await api(CALLS[deed], {
        session,
        body: {},
        // The same tap twice is one deed; one after it ended is another.
        idempotencyKey: `${deed}:${last?.id ?? ''}:${last?.at ?? ''}:${session.slice(0, 8)}`,
      });
      take(answer.desk);
    } catch (error) {
      announceFailure(error);
    }
    setBusy(null);
  };
  const testPrint = async (): Promise<void> => {
    setBusy('test');
    try {
      const { outcome } = await api('POST /terminal-commands/{session}/test-print', { session, body: {} });
      if (outcome === 'printed') showToast({ tone: 'success', text: t('operator.done.test') });
      else showToast({ id: 'printer', tone: 'error', text: t('operator.toast.failed') });
    } catch (error) {
      announceFailure(error);
    }
    setBusy(null);
  };
  return { desk, refused, busy, act, testPrint };
};
