import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { EventLog } from '../books/book.ts';
import { faultyCalls } from '../control/faults.ts';
import { Refused } from '../refused.ts';
import type { SandboxContext } from '../world.ts';
import { newKeys, openMessage } from './keys.ts';
import { signerOf } from './signature.ts';
import type { Device, Devices, PushEntry, Shown } from './state.ts';

type PushBook = EventLog<Devices, PushEntry>;

/** More than this no push service takes. RFC 8030 §7.2. */
const MAX_BYTES = 4_096;

const Wanted = z.strictObject({ key: z.string().regex(/^[\w-]{80,90}$/) });
const Headers = z.object({
  ttl: z.coerce.number().int().min(0),
  'content-encoding': z.literal('aes128gcm'),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).default('normal'),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .nullable()
    .default(null),
});

/** Where a device is pushed to, as browsers hand it to whoever subscribed them. */
export const endpointOf = (world: SandboxContext, id: string): string =>
  `${world.addresses().publicUrl}/push/${id}`;

/** Subscribes a new device for an application server's key. */
export const subscribeDevice = (world: SandboxContext, book: PushBook, body: unknown) => {
  const wanted = Wanted.safeParse(body);
  if (!wanted.success) throw new Refused(400, z.prettifyError(wanted.error));
  const id = randomUUID();
  const { secret, ...keys } = newKeys();
  book.append({ made: { id, key: wanted.data.key, secret, ...keys } });
  return { id, endpoint: endpointOf(world, id), ...keys };
};

export const deviceOf = (book: PushBook, id: string): Device => {
  const device = book.state.get(id);
  if (!device) throw new Refused(404, 'no such device');
  return device;
};

const opened = (device: Device, body: Buffer): unknown => {
  try {
    return openMessage(device, body);
  } catch {
    throw new Refused(400, 'not sealed for this device');
  }
};

/** A message for a device: 201 once it shows it, 410 once it is gone. RFC 8030 §5, RFC 8292 §4.2. */
export const mountPushService = (scope: FastifyInstance, world: SandboxContext, book: PushBook): void => {
  scope.register(async wire => {
    wire.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    faultyCalls(wire, world, 'push');
    wire.post<{ Params: { id: string } }>('/push/:id', (request, reply) => {
      const device = deviceOf(book, request.params.id);
      if (device.gone) return reply.code(410).send();
      const signer = signerOf(request.headers.authorization, world.now());
      if (signer === null) throw new Refused(401, 'not signed');
      if (signer !== device.key) throw new Refused(403, 'subscribed for another key');
      const headers = Headers.safeParse(request.headers);
      if (!headers.success) throw new Refused(400, z.prettifyError(headers.error));
      const { ttl, urgency, topic } = headers.data;
      const data = opened(device, request.body as Buffer);
      const shown: Shown = { at: new Date(world.now()).toISOString(), ttl, urgency, topic, data };
      book.append({ device: device.id, shown });
      return reply
        .code(201)
        .header('location', `${endpointOf(world, device.id)}/shown`)
        .send();
    });
  });
};
