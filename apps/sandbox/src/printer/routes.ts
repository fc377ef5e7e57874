import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rootFrom, sendPage } from '../pages/page.ts';
import { Refused } from '../refused.ts';
import { wordsOn } from './decode.ts';
import type { Devices } from './device.ts';
import { printerPage, printersPage } from './page.ts';

const Name = z.string().regex(/^[a-z0-9-]{1,30}$/);
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')]);

const Change = z
  .strictObject({
    paper_out: flag,
    cover_open: flag,
    paper_low: flag,
    off: flag,
    slow_ms: z.coerce.number().int().min(0).max(60_000),
    lose_answers: z.coerce.number().int().min(0).max(100),
  })
  .partial();

const parse = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refused(400, z.prettifyError(parsed.error));
  return parsed.data;
};

const nameOf = (params: unknown): string => parse(z.object({ name: Name }), params).name;

/** The pages of the printers, and the same for programs: `GET /printer/<name>/papers`, `GET /printer/<name>/drawer`, `POST /printer/<name>/state`. */
export const mountPrinterPages = (scope: FastifyInstance, devices: Devices, rawPort: () => number): void => {
  const change = (params: unknown, body: unknown): string => {
    const name = nameOf(params);
    const wish = parse(Change, body);
    devices.set(name, Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)));
    return name;
  };
  scope.get('/printer', (request, reply) => {
    const printers = devices.names().map(name => ({ name, state: devices.of(name) }));
    const root = rootFrom(request.url);
    return sendPage(request, reply, { title: 'Printers', body: printersPage(printers, root, rawPort()) });
  });
  scope.get('/printer/:name', (request, reply) => {
    const name = nameOf(request.params);
    const body = printerPage(name, devices.of(name), rootFrom(request.url));
    return sendPage(request, reply, { title: `Printer ${name}`, body });
  });
  scope.post('/printer/:name', (request, reply) => reply.redirect(change(request.params, request.body), 303));
  scope.post('/printer/:name/state', request => devices.of(change(request.params, request.body)).trouble);
  scope.get('/printer/:name/drawer', request => ({ opened: devices.of(nameOf(request.params)).drawer }));
  scope.get('/printer/:name/papers', request =>
    devices.of(nameOf(request.params)).papers.map(({ job, via, at, hex }) => ({
      job,
      via,
      at,
      text: wordsOn(Buffer.from(hex, 'hex')),
    })),
  );
};
