import { median, rate } from './support/measure.ts';
import {
  createIntent,
  type PayingServer,
  paidMessage,
  phoneWithCart,
  placeOrder,
  setFlags,
  startPayingServer,
  tellPaid,
} from './support/paying.ts';
import { report } from './support/report.ts';
import { tableCodeOf } from './support/tables.ts';

const ORDERS = 80;
const CONCURRENCY = 8;
const ROUNDS = 3;
const LINES = 4;

/** Orders a second: placed only, placed and paid at the till's hand, placed and paid by card. */
const rates = async (server: PayingServer, firstGuest: number) => {
  const phones = [];
  for (let index = 0; index < 3 * ORDERS; index += 1) {
    phones.push(await phoneWithCart(server, tableCodeOf(firstGuest + index), LINES));
  }
  const next = phones.values();
  const order = async () => {
    const { value } = next.next();
    if (!value) throw new Error('there are too few phones');
    return placeOrder(server, value);
  };
  const alone = await rate(ORDERS, CONCURRENCY, order);
  const cash = await rate(ORDERS, CONCURRENCY, async () => {
    const { number } = await order();
    await server.asOwner(`/orders/${number}/settle-cash`, {});
  });
  const card = await rate(ORDERS, CONCURRENCY, async () => {
    const intent = await createIntent(server, await order());
    await tellPaid(server, await paidMessage(server, intent));
  });
  return { alone, cash, card };
};

/** An order placed and paid in full with its journal, against the order placed alone. */
export const run = async (): Promise<void> => {
  const guests = 3 * ORDERS * (ROUNDS + 1);
  const server = await startPayingServer(guests);
  try {
    await setFlags(server, ['order', 'skip-payment']);
    await rates(server, 0);
    const rounds: Awaited<ReturnType<typeof rates>>[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) rounds.push(await rates(server, 3 * ORDERS * round));
    const of = (name: 'alone' | 'cash' | 'card'): number => median(rounds.map(round => round[name]));
    const numbers = `${of('alone').toFixed(0)}/s placed, ${of('cash').toFixed(0)}/s placed and paid, concurrency ${CONCURRENCY}, median of ${ROUNDS}`;
    report('pay-order', [
      {
        what: 'placing and paying with the journal against placing alone',
        value: median(rounds.map(({ cash, alone }) => cash / alone)),
        unit: 'x',
        atLeast: 0.4,
        from: `${numbers}; paid at staff's hand: bill, payment, allocation, entries`,
      },
      {
        what: 'the same by card, with the bank beside it on the same cores',
        value: median(rounds.map(({ card, alone }) => card / alone)),
        unit: 'x',
        from: `${of('card').toFixed(0)}/s: intent at the sandbox, payer's act, signed message`,
      },
    ]);
  } finally {
    await server.stop();
  }
};
