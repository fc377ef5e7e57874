import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { rootFrom, sendPage } from '../pages/page.ts';
import { Refused } from '../refused.ts';
import type { TillBill } from './bill.ts';
import { counter, openBills, type Till } from './counter.ts';
import { billPage, precheckPage, tablesPage } from './page.ts';
import { TillRefusal } from './refusal.ts';

/** `4,50`, `4.5` or `4` as minor units; digits only, so no float ever holds it. */
const price = z
  .string()
  .trim()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/, 'Write a price such as 4.50')
  .transform(text => {
    const [whole = '0', part = ''] = text.split(/[.,]/);
    return Number(whole) * 100 + Number(part.padEnd(2, '0'));
  });
const version = z.coerce.number().int();

const Opened = z.object({ table: z.string().trim().min(1).max(40) });
const Version = z.object({ version });
const Added = z.object({
  version,
  name: z.string().trim().min(1).max(200),
  quantity: z.coerce.number().int().min(1).max(999),
  price,
});
const Received = z.object({
  version,
  amount: price.refine(amount => amount > 0),
  method: z.enum(['cash', 'card']),
});

const read = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body);
  if (!parsed.success)
    throw new TillRefusal('invalid', parsed.error.issues[0]?.message ?? 'Look at the form again');
  return parsed.data;
};

/** The till's own screen, for the waiter. */
export const mountWaiterPages = (scope: FastifyInstance, till: Till): void => {
  const at = counter(till);
  const billOf = (request: FastifyRequest): TillBill => {
    const bill = till.book.state.bills.get((request.params as { id: string }).id);
    if (!bill) throw new Refused(404, 'There is no such bill');
    return bill;
  };
  const show = (request: FastifyRequest, reply: FastifyReply, problem: string | null = null) => {
    const bill = billOf(request);
    const body = billPage(bill, rootFrom(request.url), problem);
    return sendPage(request, reply, { title: `Table ${bill.table}`, body });
  };
  /** Does what the form says and shows the bill; a refusal stands above the bill as it is now. */
  const step = (path: string, act: (id: string, request: FastifyRequest) => Promise<unknown>, then = '') =>
    scope.post(`/till/bills/:id/${path}`, async (request, reply) => {
      const { id } = billOf(request);
      try {
        await act(id, request);
      } catch (error) {
        if (!(error instanceof TillRefusal)) throw error;
        const status = error.code === 'invalid' ? 400 : 409;
        const words =
          error.code === 'stale_version' ? 'The bill has changed meanwhile. Look again.' : error.message;
        return show(request, reply.code(status), words);
      }
      return reply.redirect(`${rootFrom(request.url)}till/bills/${id}${then}`, 303);
    });

  scope.get('/till', (request, reply) =>
    sendPage(request, reply, { title: 'Till', body: tablesPage(openBills(till), rootFrom(request.url)) }),
  );
  scope.post('/till/bills', async (request, reply) => {
    const parsed = Opened.safeParse(request.body);
    if (!parsed.success) throw new Refused(400, 'Name a table');
    const { id } = await at.open(parsed.data.table);
    return reply.redirect(`${rootFrom(request.url)}till/bills/${id}`, 303);
  });
  scope.get('/till/bills/:id', (request, reply) => show(request, reply));
  scope.get('/till/bills/:id/precheck', (request, reply) =>
    sendPage(request, reply, {
      title: 'Pre-check',
      body: precheckPage(billOf(request), rootFrom(request.url)),
    }),
  );
  step('lines', (id, { body }) => {
    const typed = read(Added, body);
    return at.add(id, typed.version, { name: typed.name, quantity: typed.quantity, unit_price: typed.price });
  });
  step('lines/:line/void', (id, { body, params }) =>
    at.void(id, read(Version, body).version, (params as { line: string }).line),
  );
  step('precheck', (id, { body }) => at.precheck(id, read(Version, body).version), '/precheck');
  step('take', (id, { body }) => {
    const received = read(Received, body);
    return at.take(id, received.version, received.method, received.amount);
  });
  step('close', (id, { body }) => at.close(id, read(Version, body).version));
};
