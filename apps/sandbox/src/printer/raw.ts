import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import type { Devices } from './device.ts';

/** The printer that listens for bare bytes. */
export const RAW_PRINTER = 'raw';

const DLE_EOT = Buffer.of(0x10, 0x04);
const GS_R = Buffer.of(0x1d, 0x72);

type Trouble = ReturnType<Devices['of']>['trouble'];

/** DLE EOT 2 is why it is offline, DLE EOT 4 its paper; both have bits 1 and 4 set. */
const answerNow = (trouble: Trouble, question: number): number => {
  if (question === 2) return 0x12 | (trouble.cover_open ? 0x04 : 0) | (trouble.paper_out ? 0x20 : 0);
  if (question === 4) return 0x12 | (trouble.paper_out ? 0x60 : 0) | (trouble.paper_low ? 0x0c : 0);
  return 0x12;
};

/** One connection: questions are answered at once, the rest is one job that ends with GS r or with the connection. */
const serve = (socket: Socket, devices: Devices): void => {
  let waiting = Buffer.alloc(0);
  let work = Promise.resolve();
  const print = async (bytes: Buffer, asked: boolean): Promise<void> => {
    const job = { job: '', via: 'tcp', hex: bytes.toString('hex') } as const;
    const done = bytes.length > 0 ? await devices.print(RAW_PRINTER, job) : null;
    if (done?.kind === 'off' || (done?.kind === 'printed' && !done.answer)) socket.destroy();
    else if (asked && (!done || done.kind === 'printed')) socket.write(Buffer.of(0));
  };
  const take = (): void => {
    for (
      let at = waiting.indexOf(DLE_EOT);
      at >= 0 && at + 2 < waiting.length;
      at = waiting.indexOf(DLE_EOT)
    ) {
      socket.write(Buffer.of(answerNow(devices.of(RAW_PRINTER).trouble, waiting[at + 2] ?? 0)));
      waiting = Buffer.concat([waiting.subarray(0, at), waiting.subarray(at + 3)]);
    }
    const end = waiting.indexOf(GS_R);
    if (end < 0 || end + 2 >= waiting.length) return;
    const bytes = waiting.subarray(0, end);
    waiting = waiting.subarray(end + 3);
    work = work.then(() => print(bytes, true));
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', chunk => {
    waiting = Buffer.concat([waiting, chunk]);
    take();
  });
  socket.on('end', () => {
    const bytes = waiting;
    waiting = Buffer.alloc(0);
    work = work.then(() => print(bytes, false)).finally(() => socket.end());
  });
};

/** The port for bare ESC/POS; printers have it at 9100, the box at any that is free. */
export const openRaw = (devices: Devices) => {
  const open = new Set<Socket>();
  let server: Server | undefined;
  return {
    port: (): number => (server?.address() as AddressInfo | null)?.port ?? 0,
    listen: () =>
      new Promise<void>((resolve, reject) => {
        server = createServer({ allowHalfOpen: true }, socket => {
          open.add(socket);
          socket.once('close', () => open.delete(socket));
          if (devices.of(RAW_PRINTER).trouble.off) socket.destroy();
          else serve(socket, devices);
        });
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
      }),
    close: () =>
      new Promise<void>(resolve => {
        for (const socket of open) socket.destroy();
        if (server) server.close(() => resolve());
        else resolve();
      }),
  };
};
