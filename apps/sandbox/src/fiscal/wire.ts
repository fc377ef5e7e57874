import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { commandReader, frameOf, WRONG_SUM } from './frames.ts';
import type { OpenRegister } from './register.ts';

/** The port of the printer; theirs is 6666, the box has any that is free. */
export const openFiscalWire = (register: OpenRegister, isOff: () => boolean) => {
  const lines = new Set<Socket>();
  let server: Server | undefined;
  const serve = (socket: Socket): void => {
    const read = commandReader();
    // One after the other; what is asked with a ! is answered at once.
    let before = Promise.resolve();
    socket.on('data', chunk => {
      for (const command of read(Buffer.from(chunk))) {
        const answer = async (): Promise<void> => {
          const said = command ? await register.perform(command) : null;
          if (said === 'cut') socket.destroy();
          else if (said !== 'silent' && !socket.destroyed) socket.write(said ? frameOf(said) : WRONG_SUM);
        };
        if (command?.name.startsWith('!')) void answer();
        else before = before.then(answer);
      }
    });
  };
  return {
    port: (): number => (server?.address() as AddressInfo | null)?.port ?? 0,
    cut: (): void => {
      for (const socket of lines) socket.destroy();
    },
    listen: () =>
      new Promise<void>((resolve, reject) => {
        server = createServer(socket => {
          lines.add(socket);
          socket.on('error', () => socket.destroy());
          socket.once('close', () => lines.delete(socket));
          if (isOff()) socket.destroy();
          else serve(socket);
        });
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
      }),
    close: () =>
      new Promise<void>(resolve => {
        for (const socket of lines) socket.destroy();
        if (server) server.close(() => resolve());
        else resolve();
      }),
  };
};
