import { describe, expect, it } from 'vitest';
import type { Payment } from '../../data/payments.ts';
import { type Phase, type PhaseEvent, phaseAfter } from './intent/phase.ts';

const open: Phase = { kind: 'open' };
const working: Phase = { kind: 'working', uuid: 'p' };
const confirming: Phase = { kind: 'confirming', uuid: 'p' };
const paid: Phase = { kind: 'paid', uuid: 'p' };
const form = (event: Extract<PhaseEvent, { kind: 'form' }>['event']): PhaseEvent => ({
  kind: 'form',
  uuid: 'p',
  event,
});
const declined = form({ kind: 'failed', failure: 'declined', message: 'No', spent: true });
const told = (status: Payment['status'], uuid = 'p'): PhaseEvent => ({
  kind: 'told',
  payment: { uuid, status, failure: status === 'failed' ? 'declined' : null } as Payment,
});

describe('from looking at the total to having paid', () => {
  it.each<[string, Phase, PhaseEvent, Partial<Phase> & { kind: Phase['kind'] }]>([
    ['presses the button', open, { kind: 'start' }, { kind: 'starting' }],
    ['[PAY-28] is told of the bank’s page first', open, { kind: 'warn' }, { kind: 'warning' }],
    ['and goes on', { kind: 'warning' }, { kind: 'start' }, { kind: 'starting' }],
    ['leaves for the bank', { kind: 'starting' }, { kind: 'leave' }, { kind: 'leaving' }],
    [
      'stays, for nobody heard of it',
      { kind: 'leaving' },
      { kind: 'stay' },
      { kind: 'failed', spent: false },
    ],
    ['came back before that was known', open, { kind: 'stay' }, open],
    ['comes back by the browser’s Back', { kind: 'leaving' }, { kind: 'reset' }, open],
    ['the card is sent', open, form({ kind: 'busy' }), working],
    ['the form is done, which proves nothing yet', working, form({ kind: 'done' }), confirming],
    ['the wallet is closed', working, form({ kind: 'canceled' }), open],
    ['[PAY-29] declined', working, declined, { kind: 'failed', failure: 'declined', message: 'No' }],
    ['no answer from the provider: may be charged', working, form({ kind: 'unclear' }), { kind: 'unclear' }],
    ['no answer while nothing was sent', open, form({ kind: 'unclear' }), open],
    ['our server says paid', confirming, told('paid'), paid],
    ['our server knows before the form', working, told('paid'), paid],
    ['our server does not know yet', confirming, told('processing'), confirming],
    ['our server cannot find out', confirming, told('checking'), { kind: 'unclear' }],
    ['our server says failed', confirming, told('failed'), { kind: 'failed', failure: 'declined' }],
    ['a failure while the form is at work is the form’s to tell', working, told('failed'), working],
    ['the fate of another payment', confirming, told('paid', 'other'), confirming],
    ['patience is over', confirming, { kind: 'patienceOver' }, { kind: 'unclear' }],
    ['what is paid stays paid', paid, declined, paid],
    ['what is unclear stays unclear', { kind: 'unclear', uuid: 'p' }, declined, { kind: 'unclear' }],
  ])('%s', (_, phase, event, after) => {
    expect(phaseAfter(phase, event)).toMatchObject(after);
  });
});
