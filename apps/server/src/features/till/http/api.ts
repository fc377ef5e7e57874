import { z } from 'zod';
import { send } from '../../../outward/send.ts';
import { type PosAdapter, type TillAnswer, TillSilent } from '../port.ts';
import { billOf, orderOnWire, WireBill, WireOrder } from './wire.ts';

/** Longest wait for a till, in milliseconds: a guest may be waiting too. */
const TIMEOUT_MS = 5_000;

export type TillKeys = { readonly url: string; readonly apiKey: string; readonly webhookSecret: string };
type Answer = { readonly status: number; readonly body: unknown };

const ask = async (keys: TillKeys, inwards: boolean, path: string, body?: unknown): Promise<Answer> => {
  try {
    const url = new URL(`${keys.url.replace(/\/$/, '')}/till/api${path}`);
    const headers = {
      authorization: `Bearer ${keys.apiKey}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const { status, text } = await send(url, {
      inwards,
      headers,
      timeoutMs: TIMEOUT_MS,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (status < 200 || (status >= 300 && status < 400) || status >= 500) throw new Error(`status ${status}`);
    return { status, body: JSON.parse(text) };
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

/**
 * The generic till over HTTP; its wire is described in apps/sandbox/README.md under "Till". `inwards`: whether it may stand
 * in the server's own network; else its name is held against that at every connection.
 */
export const httpTill = (keys: TillKeys, inwards: boolean): PosAdapter => ({
  isBuiltIn: false,
  placeOrder: async order => {
    const answer = await ask(keys, inwards, '/orders', orderOnWire(order));
    if (answer.status >= 300) return refusal(answer);
    const said = parsed(z.object({ order: WireOrder, bill: WireBill.nullable() }), answer.body);
    return said.order.status === 'failed'
      ? { kind: 'refused', reason: said.order.reason ?? '' }
      : { kind: 'done', bill: said.bill && billOf(said.bill) };
  },
  takePayment: async (billId, payment) => {
    const answer = await ask(keys, inwards, `/bills/${encodeURIComponent(billId)}/payments`, payment);
    if (answer.status >= 300) return refusal(answer);
    return { kind: 'done', bill: billOf(parsed(z.object({ bill: WireBill }), answer.body).bill) };
  },
  readBill: async billId => {
    const answer = await ask(keys, inwards, `/bills/${encodeURIComponent(billId)}`);
    if (answer.status === 404) return null;
    if (answer.status >= 300) throw new TillSilent(`status ${answer.status}`);
    return billOf(parsed(z.object({ bill: WireBill }), answer.body).bill);
  },
});

export type TillVerdict = 'answers' | 'keys_refused' | 'not_a_till' | 'no_answer';

/** What answers where a till should be, found out by asking for a bill that no till has. Changes nothing there. */
export const probeTill = async (
  { url, apiKey }: Pick<TillKeys, 'url' | 'apiKey'>,
  inwards: boolean,
): Promise<TillVerdict> => {
  const address = new URL(`${url.replace(/\/$/, '')}/till/api/bills/is-anybody-there`);
  const headers = { authorization: `Bearer ${apiKey}` };
  const asked = async () => send(address, { inwards, headers, timeoutMs: TIMEOUT_MS });
  const answer = await asked().catch(() => null);
  if (!answer) return 'no_answer';
  if (answer.status === 401 || answer.status === 403) return 'keys_refused';
  try {
    const known = answer.status === 404 && Refused.safeParse(JSON.parse(answer.text)).success;
    return known ? 'answers' : 'not_a_till';
  } catch {
    return 'not_a_till';
  }
};
