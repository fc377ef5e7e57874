import { Agent } from 'node:http';
import { plainItems } from './guest.ts';
import { cookiesOf, json, send } from './http.ts';
import { tableCodeOf } from './tables.ts';

/** What guests got: milliseconds of each answer, and how many were none that helps. */
export type Served = { readonly times: number[]; refused: number; readonly why: Map<string, number> };

export const nothingServed = (): Served => ({ times: [], refused: 0, why: new Map() });

type Ask = (path: string, body?: unknown) => Promise<void>;
export type HonestGuest = { readonly go: (until: () => boolean, served: Served) => Promise<void> };

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** A guest thinks between two taps. Milliseconds. */
const THINK_MS = 320;

/** A phone at a table that opens its page, reads the menu, fills its cart and changes it, from an address of its own. */
export const honestGuest = async (base: string, number: number): Promise<HonestGuest> => {
  const from = { 'x-forwarded-for': `198.51.100.${number + 1}` };
  const scanned = await send(`${base}/api/${tableCodeOf(number)}`, { headers: from });
  const { session } = json<{ session: string }>(scanned);
  const headers = { ...from, cookie: cookiesOf(scanned), origin: base };
  const [dish = ''] = await plainItems(base, { session, cookie: headers.cookie });
  const steps: readonly ((ask: Ask) => Promise<void>)[] = [
    ask => ask(`/${tableCodeOf(number)}`),
    ask => ask(`/api/get-menu-categories/${session}`),
    ask => ask(`/api/cart/${session}/add`, { menu_item_id: dish, quantity: 1 }),
    ask => ask(`/api/cart/${session}/get`),
    ask => ask(`/api/orders/get-orders/${session}`),
    ask => ask(`/api/cart/${session}/clear`, {}),
  ];
  return {
    go: async (until, served) => {
      const ask: Ask = async (path, body) => {
        const started = performance.now();
        const answer = await send(`${base}${path}`, {
          ...(body !== undefined && { body }),
          headers,
          via: agent,
        }).catch((error: Error) => ({ status: 0, body: Buffer.from(error.message) }));
        served.times.push(performance.now() - started);
        if (answer.status === 200) return;
        served.refused += 1;
        const why = `${answer.status} ${answer.body.toString().slice(0, 60)}`;
        served.why.set(why, (served.why.get(why) ?? 0) + 1);
      };
      for (let at = number; !until(); at += 1) {
        await steps[at % steps.length]?.(ask);
        await new Promise(next => setTimeout(next, THINK_MS * (0.5 + Math.random())));
      }
    },
  };
};
