import { z } from 'zod';
import { type Sent, send } from '../../../../outward/send.ts';
import { type HostAnswer, HostSilent, type LoyaltyHost } from '../port.ts';

/** Longest wait, in milliseconds: a guest looks at the cart meanwhile. */
export const HOST_TIMEOUT_MS = 2_000;

export type HostPlace = {
  readonly url: string;
  readonly apiKey: string;
  /** It may stand in the server's own network. */
  readonly inwards: boolean;
};

/** What its answers hold of a card; other fields are its own business. */
const WireCard = z.object({
  card: z.object({
    card_number: z.string().min(1).max(100),
    active: z.boolean(),
    currency: z.string().max(10),
    percent: z.number(),
    expires_at: z.string().max(40).nullable(),
  }),
});
const Refused = z.object({ code: z.string().max(100) });

const ask = async ({ url, apiKey, inwards }: HostPlace, path: string, body?: unknown): Promise<Sent> => {
  try {
    return await send(new URL(`${url.replace(/\/$/, '')}/loyalty/api${path}`), {
      inwards,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      timeoutMs: HOST_TIMEOUT_MS,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (cause) {
    throw new HostSilent('no_answer', cause);
  }
};

const parsed = <T>(schema: z.ZodType<T>, { text }: Sent): T => {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new HostSilent('not_believed', cause);
  }
};

/** Throws for whatever is neither a card nor a no about one. */
const refuseSilence = ({ status }: Sent): void => {
  if (status === 401 || status === 403) throw new HostSilent('keys_refused', `status ${status}`);
  const isAnswer = (status >= 200 && status < 300) || [404, 409, 422].includes(status);
  if (!isAnswer) throw new HostSilent('no_answer', `status ${status}`);
};

const wordOf = (answer: Sent) => {
  const { card } = parsed(WireCard, answer);
  const { card_number: number, expires_at: expiresAt, ...rest } = card;
  return { ...rest, number, expiresAt: expiresAt === null ? null : Date.parse(expiresAt) };
};

const cardPath = (number: string, currency: string): string =>
  `/cards/${encodeURIComponent(number)}?${new URLSearchParams({ currency })}`;

/** The generic loyalty system over HTTP; its wire is described in apps/sandbox/README.md under "Loyalty". */
export const httpHost = (place: HostPlace): LoyaltyHost => ({
  join: async ({ number, ...joining }): Promise<HostAnswer> => {
    const answer = await ask(place, '/cards', { ...joining, card_number: number });
    refuseSilence(answer);
    if (answer.status < 300) return { kind: 'card', word: wordOf(answer) };
    const { code } = parsed(Refused, answer);
    return { kind: 'refused', code: code === 'card_already_used' ? code : 'card_not_valid' };
  },
  readCard: async (number, currency) => {
    const answer = await ask(place, cardPath(number, currency));
    refuseSilence(answer);
    if (answer.status < 300) return wordOf(answer);
    parsed(Refused, answer);
    return null;
  },
});

export type HostVerdict = 'answers' | 'keys_refused' | 'not_a_host' | 'no_answer';

/** What answers where the system should be, found out by asking for a card that nobody has. Changes nothing there. */
export const probeHost = async (place: HostPlace, currency: string): Promise<HostVerdict> => {
  const answer = await ask(place, cardPath('is-anybody-there', currency)).catch(() => null);
  if (!answer) return 'no_answer';
  if (answer.status === 401 || answer.status === 403) return 'keys_refused';
  try {
    const known = answer.status === 404 && Refused.safeParse(JSON.parse(answer.text)).success;
    return known ? 'answers' : 'not_a_host';
  } catch {
    return 'not_a_host';
  }
};
