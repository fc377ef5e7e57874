import { z } from 'zod';
import { type PosAdapter, type TillAnswer, TillSilent } from '../port.ts';
import { billOf, orderOnWire, WireBill, WireOrder } from './wire.ts';

/** Longest wait for a till, in milliseconds: a guest may be waiting too. */
const TIMEOUT_MS = 5_000;
/** Longest answer that is read, in characters. */
const MAX_ANSWER = 1_000_000;

export type TillKeys = { readonly url: string; readonly apiKey: string; readonly webhookSecret: string };
type Answer = { readonly status: number; readonly body: unknown };

const ask = async (keys: TillKeys, path: string, body?: unknown): Promise<Answer> => {
  try {
    const response = await fetch(`${keys.url.replace(/\/$/, '')}/till/api${path}`, {
      headers: {
        authorization: `Bearer ${keys.apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status >= 500 || text.length > MAX_ANSWER) throw new Error(`status ${response.status}`);
    return { status: response.status, body: JSON.parse(text) };
  } catch (cause) {
    throw new TillSilent(cause);
  }
};

const parsed = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const read = schema.safeParse(body);
  if (!read.success) throw new TillSilent(read.error);
  return read.data;
};

const Refused = z.object({ code: z.string().max(100), message: z.string().max(500).default('') });

/** A definite no: nothing happened there. Keys that are refused and floods are no answer about the order. */
const refusal = ({ status, body }: Answer): TillAnswer => {
  if (status === 401 || status === 403 || status === 429) throw new TillSilent(`status ${status}`);
  const { code } = parsed(Refused, body);
  return { kind: 'refused', reason: code };
};

/** The generic till over HTTP; its wire is described in apps/sandbox/README.md under "Till". */
export const httpTill = (keys: TillKeys): PosAdapter => ({
  isBuiltIn: false,
  placeOrder: async order => {
    const answer = await ask(keys, '/orders', orderOnWire(order));
    if (answer.status >= 300) return refusal(answer);
    const said = parsed(z.object({ order: WireOrder, bill: WireBill.nullable() }), answer.body);
    return said.order.status === 'failed'
      ? { kind: 'refused', reason: said.order.reason ?? '' }
      : { kind: 'done', bill: said.bill && billOf(said.bill) };
  },
  takePayment: async (billId, payment) => {
    const answer = await ask(keys, `/bills/${encodeURIComponent(billId)}/payments`, payment);
    if (answer.status >= 300) return refusal(answer);
    return { kind: 'done', bill: billOf(parsed(z.object({ bill: WireBill }), answer.body).bill) };
  },
  readBill: async billId => {
    const answer = await ask(keys, `/bills/${encodeURIComponent(billId)}`);
    if (answer.status === 404) return null;
    if (answer.status >= 300) throw new TillSilent(`status ${answer.status}`);
    return billOf(parsed(z.object({ bill: WireBill }), answer.body).bill);
  },
});
