import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { TillBill } from '../../bills/index.ts';
import { billOf, WireBill } from './wire.ts';

/** An older message is a replay. */
const MAX_AGE_SECONDS = 300;

/** Whether `X-Till-Signature` proves these bytes: `t=<unix seconds>,v1=<hex HMAC-SHA256 of t.body>`. `now` in ms. */
export const isGenuine = (secret: string, raw: Buffer, signature: string, now: number): boolean => {
  const [, t, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (t === undefined || hex === undefined) return false;
  if (Math.abs(now / 1000 - Number(t)) > MAX_AGE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${t}.`).update(raw).digest();
  return timingSafeEqual(expected, Buffer.from(hex, 'hex'));
};

const Message = z.object({ type: z.string(), data: z.object({ bill: WireBill.optional() }) });

/** The bill that a genuine message is about; null for other news. Orders are told by the answers to our own calls. */
export const billIn = (raw: Buffer): TillBill | null => {
  try {
    const { type, data } = Message.parse(JSON.parse(raw.toString('utf8')));
    return type === 'bill-updated' && data.bill ? billOf(data.bill) : null;
  } catch {
    return null;
  }
};
