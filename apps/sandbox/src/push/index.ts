import { z } from 'zod';
import { rootFrom, sendPage } from '../pages/page.ts';
import type { OpenPart } from '../part.ts';
import { Refused } from '../refused.ts';
import { devicePage, devicesPage } from './page.ts';
import { deviceOf, mountPushService, subscribeDevice } from './service.ts';
import { pushFold } from './state.ts';

const Change = z.strictObject({
  gone: z.union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')]),
});
type ById = { Params: { id: string } };

/**
 * The push service of a browser's maker, and the browsers behind it: what they are sent, they open and show. The same for
 * programs: `POST /push/devices`, `GET /push/devices/<id>/shown`, `POST /push/devices/<id>`.
 */
export const openPush: OpenPart = world => {
  const book = world.openBook('push', pushFold);
  const change = (id: string, body: unknown): string => {
    const wish = Change.safeParse(body);
    if (!wish.success) throw new Refused(400, z.prettifyError(wish.error));
    book.append({ device: deviceOf(book, id).id, gone: wish.data.gone });
    return id;
  };
  return {
    id: 'push',
    title: 'Notifications',
    about: 'What devices of staff are shown while nobody looks at the console.',
    mount: scope => {
      mountPushService(scope, world, book);
      scope.post('/push/devices', (request, reply) => {
        reply.code(201);
        return subscribeDevice(world, book, request.body);
      });
      scope.get<ById>('/push/devices/:id/shown', request => deviceOf(book, request.params.id).shown);
      scope.post<ById>('/push/devices/:id', (request, reply) =>
        reply.redirect(change(request.params.id, request.body), 303),
      );
      scope.get<ById>('/push/devices/:id', (request, reply) => {
        const device = deviceOf(book, request.params.id);
        const body = devicePage(device, rootFrom(request.url), world.addresses().serverUrl ?? '');
        return sendPage(request, reply, { title: `Device ${device.id.slice(0, 8)}`, body });
      });
      scope.get('/push', (request, reply) => {
        const body = devicesPage([...book.state.values()], rootFrom(request.url));
        return sendPage(request, reply, { title: 'Notifications', body });
      });
    },
    reset: () => book.reset(),
  };
};
