import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { TLSSocket } from 'node:tls';
import type { PrinterPlace } from '../../port.ts';

/** Longest answer that is read, in bytes: a printer's has a few hundred. */
const MAX_ANSWER = 64_000;
/** The printer is to give up before we do, in milliseconds: then we know what became of the job. */
const HEAD_START_MS = 1_000;

export type Sent =
  | { readonly status: number; readonly text: string }
  /** Nobody answered. `reached`: a connection stood, so the job may have got there. */
  | { readonly status: null; readonly reached: boolean }
  /** Who answers showed this certificate, which is not trusted; nothing was sent. */
  | { readonly status: null; readonly reached: false; readonly untrusted: string };

const addressOf = ({ url, timeoutMs }: PrinterPlace): URL => {
  const at = new URL(`${url.href.replace(/\/$/, '')}/cgi-bin/epos/service.cgi`);
  at.searchParams.set('devid', 'local_printer');
  at.searchParams.set('timeout', String(Math.max(1_000, timeoutMs - HEAD_START_MS)));
  return at;
};

/**
 * What of a certificate is wrong; null: an authority that this machine knows stands for it, or people confirmed this very
 * one. Printers mostly sign theirs themselves.
 */
const untrustedOf = (socket: TLSSocket, { certificate }: PrinterPlace): string | null => {
  const { fingerprint256 = '' } = socket.getPeerCertificate();
  return socket.authorized || (certificate && certificate === fingerprint256) ? null : fingerprint256;
};

/** Sends one request over a connection of its own. Redirects are not followed: printers make none. Never throws. */
export const send = (place: PrinterPlace, xml: string): Promise<Sent> => {
  const { promise, resolve } = Promise.withResolvers<Sent>();
  let reached = false;
  const silent = (): void => resolve({ status: null, reached });
  const url = addressOf(place);
  const body = Buffer.from(xml, 'utf8');
  const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(
    url,
    {
      method: 'POST',
      headers: {
        'content-type': 'text/xml; charset=utf-8',
        'content-length': body.length,
        soapaction: '""',
        'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT',
      },
      agent: false,
      // Looked at below, before anything is sent: mostly it is no authority that stands for it.
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(place.timeoutMs),
      ...(place.lookup && { lookup: place.lookup }),
    },
    response => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > MAX_ANSWER) request.destroy();
      });
      response.on('error', silent);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
      });
      response.on('close', silent);
    },
  );
  request.on('error', silent);
  request.once('socket', socket => {
    if (url.protocol !== 'https:') {
      socket.once('connect', () => (reached = true));
      request.end(body);
      return;
    }
    socket.once('secureConnect', () => {
      const untrusted = untrustedOf(socket as TLSSocket, place);
      if (untrusted === null) {
        reached = true;
        request.end(body);
        return;
      }
      resolve({ status: null, reached: false, untrusted });
      request.destroy();
    });
  });
  return promise;
};
