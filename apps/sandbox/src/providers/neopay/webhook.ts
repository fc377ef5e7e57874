import { isFields } from '../../fields.ts';
import { FORGED_WAYS } from '../../webhooks/forged-ways.ts';
import { type Message, payloadReader, type WebhookFormat, type WebhookMessage } from '../../webhooks/news.ts';
import { bankOf } from '../banks.ts';
import { toDecimal } from '../decimal.ts';
import { forgeToken } from '../forge-token.ts';
import { type Claims, signToken } from '../jwt.ts';
import { keyOf, otherProject } from './sign.ts';
import type { NeopayTransaction } from './state.ts';

const TTL_S = 600;
const RETURN_TTL_S = 86_400;
const UUID_OF_NOBODY = '00000000-0000-4000-8000-000000000000';

type Payload = { readonly projectId: number; readonly claims: Claims };

const payloadOf = payloadReader(
  (payload): payload is Payload => typeof payload.projectId === 'number' && isFields(payload.claims),
);

const keyFor = (projectId: number): string => {
  const key = keyOf(projectId);
  if (key === undefined) throw new Error(`Neopay has no project ${projectId}`);
  return key;
};

const asMessage = (token: string): Message => ({ headers: {}, body: JSON.stringify({ token }) });

const bankIn = ({ payer }: NeopayTransaction) => {
  const bic = payer?.bic ?? null;
  return bic === null ? {} : { bank: { bic, name: bankOf(bic)?.name ?? bic } };
};

const amountIn = ({ captured, amount }: NeopayTransaction): number => toDecimal(captured || amount);

/** What the callback says of a transaction. A payer who signed did so whether or not the bank has booked it. */
const callbackClaims = (transaction: NeopayTransaction): Claims => {
  const { status, currency, paymentPurpose, payer } = transaction;
  const signed = status === 'success' || status === 'signed';
  return {
    transactions: {
      [transaction.transactionId]: {
        status,
        action: signed ? 'signed' : status,
        currency,
        amount: amountIn(transaction),
        paymentPurpose,
        payerAccountNumber: payer?.account ?? null,
        receiverName: transaction.receiverName ?? 'Sandbox venue',
        receiverAccountNumber: transaction.receiverAccountNumber ?? 'LT980000000000000000',
        ...bankIn(transaction),
      },
    },
  };
};

type Told = Readonly<Record<string, Claims>>;

const alterEach = (
  claims: Claims,
  alter: (id: string, told: Claims) => readonly [string, Claims],
): Claims => ({
  ...claims,
  transactions: Object.fromEntries(
    Object.entries(claims.transactions as Told).map(([id, told]) => alter(id, told)),
  ),
});

/** Neopay's callback: a token signed with the project's key, alone in a body. */
export const neopayWebhook: WebhookFormat = {
  ways: FORGED_WAYS,
  seal: (news, now) => {
    const { projectId, claims } = payloadOf(news);
    return asMessage(signToken(keyFor(projectId), claims, TTL_S, now));
  },
  forge: (way, news, now) => {
    const { projectId, claims } = payloadOf(news);
    const token = forgeToken(way, {
      claims,
      secret: keyFor(projectId),
      otherSecret: otherProject(projectId).projectKey,
      identifier: String(projectId),
      asOtherVenue: claims,
      alter: {
        amount: found => alterEach(found, (id, told) => [id, { ...told, amount: Number(told.amount) + 1 }]),
        reference: found => alterEach(found, (_id, told) => [UUID_OF_NOBODY, told]),
        currency: found =>
          alterEach(found, (id, told) => [
            id,
            { ...told, currency: told.currency === 'PLN' ? 'EUR' : 'PLN' },
          ]),
      },
      ttl: TTL_S,
      now,
    });
    return asMessage(token);
  },
};

export const transactionWebhook = (transaction: NeopayTransaction): WebhookMessage => ({
  reference: transaction.transactionId,
  event: transaction.status,
  eventId: `${transaction.transactionId}:${transaction.status}`,
  payload: {
    projectId: transaction.projectId,
    claims: callbackClaims(transaction),
  } satisfies Payload,
  last: ['success', 'canceled', 'rejected'].includes(transaction.status),
});

/** What the payer's browser brings back: proof that the payer signed, never that the bank has paid. */
export const returnToken = (transaction: NeopayTransaction, now: number): string => {
  const { transactionId, currency, payer, status } = transaction;
  const claims = {
    transactionId,
    payerAccountNumber: payer?.account ?? null,
    currency,
    amount: amountIn(transaction),
    status: status === 'success' ? 'signed' : status,
    ...bankIn(transaction),
  };
  return signToken(keyFor(transaction.projectId), claims, RETURN_TTL_S, now);
};
