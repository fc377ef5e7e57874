import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHub, type Hub } from './hub.ts';
import type { StoredEvent } from './store.ts';
import { Stream } from './stream.ts';

/** A phone's connection: what was written to it, and how much of it waits. */
const connection = () => {
  const written: (string | Buffer)[] = [];
  const socket = {
    writableLength: 0,
    write: (message: string | Buffer) => written.push(message),
    destroy: vi.fn(),
  };
  const response = Object.assign(new EventEmitter(), { socket, end: vi.fn() });
  socket.destroy.mockImplementation(() => response.emit('close'));
  return { response: response as unknown as ServerResponse & typeof response, socket, written };
};

const event = (id: number, audience = 'venue:v', name = 'menu-updated'): StoredEvent => ({
  xid: 10,
  id,
  audience,
  event: name,
  data: '{}',
});
const place = { xid: 10, id: 0 };
const toVenue = [{ audience: 'venue:v', channel: 'restaurant_v' }] as const;

let hub: Hub;
beforeEach(() => {
  vi.useFakeTimers();
  hub = createHub();
  hub.start();
});
afterEach(() => {
  hub.stop();
  vi.useRealTimers();
});

const join = (mayGoOn: () => boolean = () => true, holding = false) => {
  const phone = connection();
  const stream = new Stream(phone.response, { place, holding, mayGoOn, gone: hub.leave });
  hub.join(stream, toVenue, 'session:s');
  return { ...phone, stream };
};

describe('the hub', () => {
  it('puts an event into words once for all phones of an audience', () => {
    const [one, two] = [join(), join()];
    hub.deliver([event(1)]);
    expect(one.written).toHaveLength(1);
    expect(one.written[0]).toBe(two.written[0]);
    expect(String(one.written[0])).toBe(
      'id: 10.1\ndata: {"channel":"restaurant_v","event":"menu-updated","data":{}}\n\n',
    );
  });

  it('tells an event of a party to each phone on the channel of its own session', () => {
    const phones = ['session_orders_a', 'session_orders_b'].map(channel => {
      const phone = connection();
      const stream = new Stream(phone.response, {
        place,
        holding: false,
        mayGoOn: () => true,
        gone: hub.leave,
      });
      hub.join(stream, [{ audience: 'visit:p', channel }], channel);
      return { ...phone, stream, channel };
    });
    const [first, second] = phones;
    hub.deliver([event(1, 'visit:p', 'bill-updated')]);
    first?.stream.close();
    hub.deliver([event(2, 'visit:p', 'bill-updated')]);
    expect(first?.written.map(String)).toEqual([expect.stringContaining('"channel":"session_orders_a"')]);
    expect(second?.written).toHaveLength(2);
    expect(String(second?.written[1])).toContain('"channel":"session_orders_b"');
    expect(hub.size()).toBe(1);
  });

  it('lets go of a phone that reads too slowly, and of nobody else', () => {
    const [slow, quick] = [join(), join()];
    slow.socket.writableLength = 300 * 1024;
    hub.deliver([event(1)]);
    expect(slow.socket.destroy).toHaveBeenCalledOnce();
    expect(hub.size()).toBe(1);
    hub.deliver([event(2)]);
    expect(quick.written).toHaveLength(2);
    expect(slow.written).toHaveLength(1);
  });

  it('keeps live events back until what was missed is written, and sends none twice', () => {
    const phone = join(() => true, true);
    hub.deliver([event(1), event(2), event(3)]);
    expect(phone.written).toEqual([]);
    phone.stream.release({ xid: 10, id: 2 });
    expect(phone.written.map(String)).toEqual([expect.stringContaining('id: 10.3\n')]);
  });

  it('sends a heartbeat every 25 seconds, and ends streams whose right is gone instead', async () => {
    let allowed = true;
    const phone = join(() => allowed);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(phone.written.map(String)).toEqual([':\n\n']);
    allowed = false;
    await vi.advanceTimersByTimeAsync(25_000);
    expect(phone.written).toHaveLength(1);
    expect(phone.response.end).toHaveBeenCalledOnce();
    expect(hub.size()).toBe(0);
  });

  it('ends every stream of a session with it, whatever channels they listen to', () => {
    const [one, two] = [join(), join()];
    hub.deliver([event(1, 'session:s', 'session-ended')]);
    for (const { response } of [one, two]) expect(response.end).toHaveBeenCalledOnce();
    expect(hub.partySize('session:s')).toBe(0);
  });

  it('ends all streams at shutdown', () => {
    const phones = [join(), join()];
    hub.stop();
    for (const { response } of phones) expect(response.end).toHaveBeenCalledOnce();
    expect(hub.size()).toBe(0);
  });
});
