import type { Payment } from '../../../data/payments.ts';
import type { DriverEvent, PayFailure } from '../drivers/index.ts';

/** Where the guest stands between looking at the total and having paid. */
export type Phase =
  /** Looks, tips, chooses. */
  | { readonly kind: 'open' }
  /** Reads that the bank's page comes next. PAY-28. */
  | { readonly kind: 'warning' }
  /** Has pressed the button; our server is asked. */
  | { readonly kind: 'starting' }
  /** The bank's page is coming. */
  | { readonly kind: 'leaving' }
  /** The provider's form or the guest's bank is at work. */
  | { readonly kind: 'working'; readonly uuid: string }
  /** The form is done; our server is finding out. */
  | { readonly kind: 'confirming'; readonly uuid: string }
  /** It may have been charged: the guest waits on the status screen. */
  | { readonly kind: 'unclear'; readonly uuid: string }
  | { readonly kind: 'paid'; readonly uuid: string }
  /** Pays at the venue; the order is on its way. */
  | { readonly kind: 'promised' }
  | {
      readonly kind: 'failed';
      readonly failure: PayFailure;
      readonly message: string | null;
      readonly spent: boolean;
    };

export type PhaseEvent =
  | { readonly kind: 'warn' | 'start' | 'leave' | 'promised' | 'reset' }
  /** Our server did not hear that the guest goes to the bank: nothing was begun there. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'form'; readonly uuid: string; readonly event: DriverEvent }
  | { readonly kind: 'told'; readonly payment: Payment }
  | { readonly kind: 'patienceOver' };

const OPEN: Phase = { kind: 'open' };

const afterForm = (phase: Phase, uuid: string, event: DriverEvent): Phase => {
  // What is paid stays paid, whatever a form still says.
  if (phase.kind === 'paid' || phase.kind === 'unclear' || phase.kind === 'leaving') return phase;
  switch (event.kind) {
    case 'busy':
      return { kind: 'working', uuid };
    case 'done':
      return { kind: 'confirming', uuid };
    case 'failed':
      return { kind: 'failed', failure: event.failure, message: event.message, spent: event.spent };
    case 'unclear':
      return phase.kind === 'working' ? { kind: 'unclear', uuid } : phase;
    case 'canceled':
      return phase.kind === 'working' ? OPEN : phase;
    default:
      return phase;
  }
};

const afterTold = (phase: Phase, { uuid, status, failure }: Payment): Phase => {
  const waits = phase.kind === 'confirming' || phase.kind === 'working';
  if (!waits || phase.uuid !== uuid) return phase;
  if (status === 'paid') return { kind: 'paid', uuid };
  // A form that is at work says itself what failed: it knows more.
  if (phase.kind === 'working') return phase;
  if (status === 'checking') return { kind: 'unclear', uuid };
  if (status === 'created' || status === 'processing') return phase;
  return { kind: 'failed', failure: failure ?? 'generic', message: null, spent: true };
};

/** The one table of what leads to what. */
export const phaseAfter = (phase: Phase, event: PhaseEvent): Phase => {
  switch (event.kind) {
    case 'reset':
      return OPEN;
    case 'warn':
      return phase.kind === 'open' ? { kind: 'warning' } : phase;
    case 'start':
      return phase.kind === 'open' || phase.kind === 'warning' ? { kind: 'starting' } : phase;
    case 'leave':
      return { kind: 'leaving' };
    case 'stay':
      return phase.kind === 'leaving'
        ? { kind: 'failed', failure: 'generic', message: null, spent: false }
        : phase;
    case 'promised':
      return { kind: 'promised' };
    case 'form':
      return afterForm(phase, event.uuid, event.event);
    case 'told':
      return afterTold(phase, event.payment);
    case 'patienceOver':
      return phase.kind === 'confirming' ? { kind: 'unclear', uuid: phase.uuid } : phase;
  }
};
