/** A bug planted by replacing one text in one file, and the tests that must go red. */
export type Mutation = {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
};

const PAYMENTS = 'apps/server/src/features/payments';
const BILLS = 'apps/server/src/features/bills';
const AT_TABLE = 'apps/server/src/features/table-bills';
const REFUNDS = 'apps/server/src/features/refunds';
const DOMAIN = 'packages/domain/src';
const WIRE = 'packages/payments/src';
const FORGED = [`${WIRE}/conformance/conformance.test.ts`];

const REFUND_LOCKS = `'select id from bill where id = $1 for update', [place.bill_id]);
  const [row] = await run<LockedPayment>(
    'refund-lock-payment',
    \`select id, venue_id, bill_id, currency, captured, refunded, refund_due, personnel_id, provider
     from payment where id = $1 for update\``;

export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'the lock of a bill is gone',
    file: `${BILLS}/bill-store.ts`,
    from: 'where b.id = $1 for update of b`',
    to: 'where b.id = $1`',
    tests: [
      `${PAYMENTS}/polling/storm.test.ts`,
      `${PAYMENTS}/record/table-bill.test.ts`,
      `${BILLS}/bills.test.ts`,
    ],
  },
  {
    name: 'what was taken off a bill is still made',
    file: `${BILLS}/pieces/piece-store.ts`,
    from: 'set taken_off = l.taken_off + off.portions,',
    to: 'set taken_off = l.taken_off + 0 * off.portions,',
    tests: [`${AT_TABLE}/staff/taken-off-everywhere.test.ts`],
  },
  {
    name: 'what was taken off a bill is still asked for',
    file: 'apps/server/src/features/left-to-pay/left-store.ts',
    from: 'and i.voided_at is null and i.divided_at is null',
    to: 'and i.divided_at is null',
    tests: [`${AT_TABLE}/staff/taken-off-everywhere.test.ts`],
  },
  {
    name: 'an order that was taken back is put in the cart once more',
    file: 'apps/server/src/features/orders/end/withdraw.ts',
    from: 'if (again) return { facts, backOnMenu };',
    to: 'if (again && !guest) return { facts, backOnMenu };',
    tests: ['apps/server/src/features/orders/guest-verbs.test.ts'],
  },
  {
    name: 'an order is taken back while its money is on its way',
    file: 'apps/server/src/features/orders/end/return-to-cart-store.ts',
    from: "where b.order_id = $1 and (p.status = 'processing' or",
    to: "where b.order_id = $1 and (p.status = 'nothing' or",
    tests: [`${PAYMENTS}/cancel/under-way.test.ts`],
  },
  {
    name: 'two refunds at once do not wait for each other',
    file: `${REFUNDS}/decide/lock-store.ts`,
    from: REFUND_LOCKS,
    to: REFUND_LOCKS.replaceAll(' for update', ''),
    tests: [`${REFUNDS}/decide/refund-payment.test.ts`, `${REFUNDS}/decide/refund-order.test.ts`],
  },
  {
    name: 'a piece may be paid twice',
    file: 'apps/server/src/database/migrations/0010-payments.ts',
    from: 'bill_item_id uuid primary key references bill_item,\n      payment_id uuid not null references payment,',
    to: 'bill_item_id uuid references bill_item,\n      payment_id uuid not null references payment,',
    tests: [`${PAYMENTS}/provider-updates/provider-news.test.ts`],
  },
  {
    name: 'what others have in hand may be taken',
    file: `${BILLS}/pieces/piece.ts`,
    from: 'isBeingPaidByOther(piece, sessionId) || (piece.leaseSession !== null && piece.leaseSession !== sessionId)',
    to: 'false && isBeingPaidByOther(piece, sessionId)',
    tests: [`${AT_TABLE}/guest/choosing.test.ts`, `${BILLS}/paying/paying-parts.test.ts`],
  },
  {
    name: 'signatures of Stripe are not looked at',
    file: `${WIRE}/providers/stripe/callback.ts`,
    from: '  Stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE_S, undefined, now);\n',
    to: '  void [Stripe, signature, secret, now];\n',
    tests: FORGED,
  },
  {
    name: 'signatures of bank links are not looked at',
    file: `${WIRE}/wire/token.ts`,
    from: '  try {\n    const { payload } = await jwtVerify(',
    to: '  if (secret !== "") return peekToken(token);\n  try {\n    const { payload } = await jwtVerify(',
    tests: FORGED,
  },
  {
    name: 'what comes by the browser is proof',
    file: `${WIRE}/wire/hint.ts`,
    from: "verified.kind === 'news'\n",
    to: "verified.kind === ('never' as string)\n",
    tests: [...FORGED, `${PAYMENTS}/sandbox.test.ts`],
  },
  {
    name: 'a webhook is answered before it is committed',
    file: `${PAYMENTS}/provider-updates/take-webhook.ts`,
    from: '  await takeAll(deps, provider, said);',
    to: '  setTimeout(() => void takeAll(deps, provider, said), 300);',
    tests: [`${PAYMENTS}/provider-updates/provider-news.test.ts`],
  },
  {
    name: 'the same capture counts each time it is told',
    file: `${PAYMENTS}/provider-updates/take-news.ts`,
    from: "const first = read.note.event.kind === 'captured' && payment.captured === 0;",
    to: "const first = read.note.event.kind === 'captured';",
    tests: [`${PAYMENTS}/provider-updates/provider-news.test.ts`],
  },
  {
    name: 'the sum is not compared',
    file: `${PAYMENTS}/record/news-events.ts`,
    from: "news.status === 'captured' && doubt === null && (news.ofOtherSum || news.captured !== payment.total)",
    to: 'false',
    tests: [`${PAYMENTS}/provider-updates/provider-news.test.ts`],
  },
  {
    name: 'the currency is not compared',
    file: `${PAYMENTS}/record/news-events.ts`,
    from: "if (news.currency !== payment.currency) return 'currency';",
    to: '',
    tests: [`${PAYMENTS}/provider-updates/provider-news.test.ts`],
  },
  {
    name: 'money that comes after the expiry is not seen',
    file: `${DOMAIN}/payments/fold.ts`,
    from: 'const captured = minor(',
    to: "const captured = events.some(({ kind }) => kind === 'expired') ? minor(0) : minor(",
    tests: [`${DOMAIN}/payments/payments.test.ts`],
  },
  {
    name: 'no answer is taken for a no',
    file: `${PAYMENTS}/start/send-intent.ts`,
    from: "await note(deps, sending, [{ kind: 'unanswered' }], {});",
    to: "await note(deps, sending, [{ kind: 'refused', failure: 'generic' }], {});",
    tests: [`${PAYMENTS}/polling/silence.test.ts`],
  },
  {
    name: 'a repeated create call is another payment',
    file: `${WIRE}/providers/stripe/api.ts`,
    from: 'request.key}:create`',
    to: 'request.key}:create`.concat(String(Math.random()))',
    tests: FORGED,
  },
  {
    name: 'a repeated refund is another refund',
    file: `${WIRE}/providers/stripe/api.ts`,
    from: 'idempotencyKey: request.refundKey',
    to: 'idempotencyKey: request.refundKey.concat(String(Math.random()))',
    tests: FORGED,
  },
  {
    name: 'a refund that was made is made again',
    file: `${REFUNDS}/send/outcome.ts`,
    from: "if (refund.status === 'succeeded') return false;",
    to: '',
    tests: [`${REFUNDS}/send/send.test.ts`],
  },
  {
    name: 'the tip is sold',
    file: `${DOMAIN}/ledger/capture-lines.ts`,
    from: 'tipLine(minor(-money.tip), money.personnelId),',
    to: "{ account: 'sales', amount: minor(-money.tip) },",
    tests: [`${DOMAIN}/ledger/ledger.test.ts`],
  },
  {
    name: 'a line of the journal is left out',
    file: `${DOMAIN}/ledger/capture-lines.ts`,
    from: "    { account: 'suspense', amount: minor(-unassigned(money)) },\n",
    to: '',
    tests: [`${DOMAIN}/ledger/ledger.test.ts`],
  },
  {
    name: 'a cent gets lost when dividing',
    file: `${DOMAIN}/money/allocate.ts`,
    from: 'if (missing === 0) break;',
    to: 'if (missing <= 1) break;',
    tests: [`${DOMAIN}/money/money.test.ts`, `${DOMAIN}/split/split.test.ts`],
  },
  {
    name: 'money is a float',
    file: `${DOMAIN}/money/round.ts`,
    from: 'const magnitude = Math.floor(Math.abs(value) + 0.5 + 1e-9);\n  return minor(',
    to: 'const magnitude = Math.abs(value);\n  return Number(',
    tests: [`${DOMAIN}/money/money.test.ts`],
  },
  {
    name: 'any phone may read a payment',
    file: `${PAYMENTS}/view/view-store.ts`,
    from: '(p.id = $1 or p.charge_id = $1) and p.device_hash = $2',
    to: '(p.id = $1 or p.charge_id = $1) and (p.device_hash = $2 or true)',
    tests: [`${PAYMENTS}/start/pay-order.test.ts`],
  },
  {
    name: 'anybody of the staff may give back anything',
    file: `${DOMAIN}/staff/money-limits.ts`,
    from: 'return within(each, amount) && within(perBusinessDay, minor(amount + today));',
    to: 'return within(null, minor(amount + today)) || within(each ?? perBusinessDay, amount);',
    tests: [`${DOMAIN}/staff/money-limits.test.ts`, `${REFUNDS}/decide/refund-payment.test.ts`],
  },
  {
    name: 'an order that ended keeps its money',
    file: `${PAYMENTS}/record/capture-store.ts`,
    from: "`select o.status in ('rejected', 'failed') as ended from",
    to: '`select false as ended from',
    tests: [`${PAYMENTS}/provider-updates/provider-news.test.ts`, `${REFUNDS}/decide/refund-order.test.ts`],
  },
  {
    name: 'the chain does not hold what was before',
    file: 'apps/server/src/features/ledger/record.ts',
    from: '    .update(previous)\n',
    to: '    .update(previous.subarray(0, 0))\n',
    tests: ['apps/server/src/features/ledger/chain/export.test.ts'],
  },
  {
    name: 'a sum that the guest did not see is charged',
    file: 'apps/server/src/features/checkout/intent-wanted.ts',
    from: 'seen !== undefined && Math.abs(seen * 10 ** decimals - amount) >= 0.5',
    to: 'seen !== undefined && Math.abs(seen * 10 ** decimals - amount) >= 1e12',
    tests: [`${PAYMENTS}/start/pay-order.test.ts`, `${PAYMENTS}/record/table-bill.test.ts`],
  },
  {
    name: 'a dispute of several payments is divided anew',
    file: `${PAYMENTS}/provider-updates/take-dispute.ts`,
    from: 'payments.map(({ id, captured }) => ({ captured, refunded: minor(before.get(id) ?? 0) })),',
    to: 'payments.map(({ captured, refunded }) => ({ captured, refunded })),',
    tests: [`${PAYMENTS}/provider-updates/dispute.test.ts`],
  },
];
