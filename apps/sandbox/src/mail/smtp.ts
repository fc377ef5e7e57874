import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServer, SMTPServerDataStream } from 'smtp-server';
import { readPlan } from '../control/behaviours.ts';
import type { SandboxContext } from '../world.ts';

const MAX_BYTES = 20 * 1024 * 1024;

type Envelope = { readonly to: readonly string[]; readonly raw: Buffer };

/** A refusal as SMTP says it: 4xx asks to try again, 5xx does not. */
const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

const collect = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  if (stream.sizeExceeded) throw refusal(552, 'Message is too large');
  return Buffer.concat(parts);
};

/** What was queued for mails: slow and down for the server, decline for an address. */
const meetRecipient = async (world: SandboxContext, address: string): Promise<void> => {
  const fault = world.behaviours.takeFault('mail', address);
  if (fault?.do === 'slow') await wait(fault.ms);
  if (fault?.do === 'down') throw refusal(451, 'Try again later (sandbox)');
  const { declineCode } = readPlan(world.behaviours.take('mail', address));
  if (declineCode !== undefined) throw refusal(550, `No such mailbox (${declineCode})`);
};

/** Takes everything from anybody, and says so only when the letter is on the disk. */
const makeServer = async (
  world: SandboxContext,
  receive: (envelope: Envelope) => Promise<void>,
): Promise<SMTPServer> => {
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    size: MAX_BYTES,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onRcptTo: (recipient, _session, done) => {
      meetRecipient(world, recipient.address).then(() => done(), done);
    },
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      collect(stream)
        .then(raw => receive({ to, raw }))
        .then(() => done(), done);
    },
  });
  // Of one connection: a client that hung up. The server goes on.
  server.on('error', error => console.error(`mail: ${error.message}`));
  return server;
};

/** A mail server. Its door stands open from the start; who serves behind it is called by the first that comes in. */
export const openSmtp = (world: SandboxContext, receive: (envelope: Envelope) => Promise<void>) => {
  let made: Promise<SMTPServer> | undefined;
  const sockets = new Set<Socket>();
  const door = createServer(socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    made ??= makeServer(world, receive);
    made
      .then(({ server }) => server.emit('connection', socket))
      .catch((error: Error) => {
        console.error(`mail: ${error.message}`);
        socket.destroy();
      });
  });
  return {
    listen: async (): Promise<{ smtpPort: number }> => {
      await new Promise<void>(done => door.listen(0, '127.0.0.1', done));
      return { smtpPort: (door.address() as AddressInfo).port };
    },
    close: async (): Promise<void> => {
      const shut = new Promise<void>(done => door.close(() => done()));
      const server = await made;
      if (server) await new Promise<void>(done => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      await shut;
    },
  };
};
