import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { readPlan } from '../control/behaviours.ts';
import type { World } from '../world.ts';

const MOST_BYTES = 20 * 1024 * 1024;

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
const meetRecipient = async (world: World, address: string): Promise<void> => {
  const fault = world.behaviours.takeFault('mail', address);
  if (fault?.do === 'slow') await wait(fault.ms);
  if (fault?.do === 'down') throw refusal(451, 'Try again later (sandbox)');
  const { declineCode } = readPlan(world.behaviours.take('mail', address));
  if (declineCode !== undefined) throw refusal(550, `No such mailbox (${declineCode})`);
};

/** A mail server that takes everything from anybody, and says so only when the letter is on the disk. */
export const openSmtp = (world: World, receive: (envelope: Envelope) => Promise<void>) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    size: MOST_BYTES,
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
  return {
    listen: async (): Promise<{ smtpPort: number }> => {
      await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
      return { smtpPort: (server.server.address() as AddressInfo).port };
    },
    close: () => new Promise<void>(done => server.close(() => done())),
  };
};
