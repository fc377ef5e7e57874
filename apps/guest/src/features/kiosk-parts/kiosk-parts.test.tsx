import { describe, expect, it } from 'vitest';
import { ViewKioskOrder } from '../../screens/Kiosk/ViewKioskOrder.tsx';
import { anOrder } from '../../testing/order-builders.ts';
import { shown } from '../../testing/shown.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import { ErrorSheet } from './index.ts';

const session = aSession({ table: { order_type: 'self_service' } });
const nothing = () => undefined;

describe('why no payment came of it', () => {
  const RETRY = 'Try again';
  const OVER = 'Start over';
  it.each([
    ['[PERSON-18]', 'GENERIC', 'The payment did not work', [RETRY, OVER]],
    ['[PERSON-19]', 'ORDER_CREATE_FAILED', 'The order could not be taken', [OVER]],
    ['[PERSON-28]', 'UC', 'You cancelled the payment', [RETRY, 'Starts over in 60 s']],
    ['[PERSON-29]', 'TA', 'The payment was cancelled', [RETRY, 'Starts over in 60 s']],
    ['[PERSON-27]', '116', 'There is not enough money on the card', [RETRY, 'Starts over in 60 s']],
    ['[PERSON-22] [PERSON-30]', 'BS', 'The card reader is busy', [RETRY, OVER]],
    ['[PERSON-23] [PERSON-31]', 'NR', 'The card reader is not ready', [RETRY, OVER]],
    ['[PERSON-24] [PERSON-32]', 'NP', 'The card reader was not found', [OVER]],
  ] as const)('%s %s: “%s”, and %j', (_, code, said, ways) => {
    const { text, names } = shown(<ErrorSheet code={code} takenBack={false} onRetry={nothing} />, {
      session,
    });
    expect(text).toContain(said);
    expect(names.filter(name => name !== 'Close')).toEqual(ways);
    expect(text).toContain(
      code === 'ORDER_CREATE_FAILED' ? 'Your money goes back' : 'Your card was not charged.',
    );
  });

  it('of a charge that came too late it says that it was taken back', () => {
    const { text } = shown(<ErrorSheet code="UC" takenBack onRetry={nothing} />, { session });
    expect(text).toContain('That was taken back at once.');
  });
});

describe('an order at a kiosk for which nothing was to be paid', () => {
  const order = (status: string) => anOrder({ unique_order_number: 'K-17', order_id: '17', status } as never);
  const seen = (status: string) =>
    shown(<ViewKioskOrder params={{ session: 's', uniqueOrderNumber: 'K-17' }} />, {
      session,
      orders: [order(status)],
    });

  it('[KIOSK-02] is waited for, without a word of a payment', () => {
    const { text } = seen('pending_activate');
    expect(text).toContain('Sending your order to the kitchen');
    expect(text).not.toMatch(/paid|payment/i);
  });

  it('[KIOSK-02] taken, its number is to be remembered', () => {
    const { text, names } = seen('active');
    expect(text).toContain('Your order number 17');
    expect(names).toEqual(['New order (10)']);
  });

  it('refused, it is not said that money goes back', () => {
    const { text } = seen('rejected');
    expect(text).toContain('The order could not be taken');
    expect(text).not.toContain('money');
  });
});
