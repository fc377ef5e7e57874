import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rootFrom, sendPage } from '../pages/page.ts';
import { Refused } from '../refused.ts';
import { CODE_TEXTS } from './codes.ts';
import type { Terminal } from './index.ts';
import { terminalPage, terminalsPage } from './page.ts';

const Name = z.object({ name: z.string().regex(/^[a-z0-9-]{1,30}$/) });
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')]);
const count = z.coerce.number().int().min(0).max(100);

const Change = z
  .strictObject({
    off: flag,
    card_at_once: flag,
    next_code: z.enum(['', ...Object.keys(CODE_TEXTS)]),
    slow_ms: z.coerce.number().int().min(0).max(150_000),
    silent: count,
    cut: count,
    late_after_abort: flag,
    settlement_required: flag,
    takes_more: z.coerce.number().int().min(-100_000_000).max(100_000_000),
    settles_more: z.coerce.number().int().min(-100_000_000).max(100_000_000),
    /** Presents a card or presses Cancel at the running operation. */
    hand: z.enum(['card', 'cancel']),
    /** The terminal no longer knows this reference. */
    forget: z.coerce.number().int().min(1).max(1_000_000_000),
  })
  .partial();

const parse = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refused(400, z.prettifyError(parsed.error));
  return parsed.data;
};

/** The pages of the terminals, and the same for programs: `GET /terminal/<name>/state`, `POST /terminal/<name>/state`. */
export const mountTerminalPages = (
  scope: FastifyInstance,
  terminals: { readonly of: (name: string) => Terminal; readonly names: () => readonly string[] },
  wirePort: () => number,
): void => {
  const change = (params: unknown, body: unknown): string => {
    const { name } = parse(Name, params);
    const { hand, forget, ...steering } = parse(Change, body);
    const terminal = terminals.of(name);
    if (Object.keys(steering).length > 0) {
      terminal.set(Object.fromEntries(Object.entries(steering).filter(([, value]) => value !== undefined)));
    }
    if (forget !== undefined) terminal.forget(forget);
    if (hand && !terminal.device.touch(hand)) throw new Refused(409, 'Nothing runs at this terminal.');
    return name;
  };
  scope.get('/terminal', (request, reply) =>
    sendPage(request, reply, {
      title: 'Card terminals',
      body: terminalsPage(terminals.names().map(terminals.of), rootFrom(request.url), wirePort()),
    }),
  );
  /** Where cash registers reach the terminals, for those that only know where the sandbox is. */
  scope.get('/terminal/wire', () => ({ address: `ws://127.0.0.1:${wirePort()}/` }));
  scope.get('/terminal/:name', (request, reply) => {
    const terminal = terminals.of(parse(Name, request.params).name);
    const body = terminalPage(terminal, rootFrom(request.url));
    return sendPage(request, reply, { title: `Terminal ${terminal.name}`, body });
  });
  scope.post('/terminal/:name', (request, reply) =>
    reply.redirect(change(request.params, request.body), 303),
  );
  const told = (name: string) => {
    const { state, device } = terminals.of(name);
    return {
      ...state().steering,
      display: device.display(),
      ledger: [...state().ledger.values()],
      settlements: state().settlements,
    };
  };
  scope.get('/terminal/:name/state', request => told(parse(Name, request.params).name));
  scope.post('/terminal/:name/state', request => told(change(request.params, request.body)));
};
