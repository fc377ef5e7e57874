import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Log } from '../deps.ts';

/** Session, device and sign-in tokens as they stand in addresses, written with percent signs or without. */
const TOKEN = /[A-Za-z0-9_%-]{32,}/g;

/** An address without its tokens: they open sessions and are never logged. */
export const maskedUrl = (url: string): string => url.replace(TOKEN, '…').slice(0, 300);

/** What the database says of a value that it cannot take quotes the value, which may be somebody's name: SQLSTATE class 22. */
const VALUE = /".*"/s;
const isAboutValue = (code: unknown): boolean => typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);

/** What went wrong and where, without the values it went wrong with. */
const loggedError = (error: Error & { readonly code?: unknown }) => {
  const { type, message, stack } = pino.stdSerializers.err(error);
  const said = isAboutValue(error.code) ? message.replace(VALUE, '"…"') : message;
  return {
    type,
    ...(typeof error.code === 'string' && { code: error.code }),
    message: maskedUrl(said),
    stack: stack.replace(message, said).replace(TOKEN, '…'),
  };
};

type Logged = { readonly method?: string; readonly url?: string; readonly ip?: string };

/** The server's log: JSON lines, no cookies, no bodies, no tokens. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      serializers: {
        req: (request: Logged) => ({ method: request.method, url: maskedUrl(request.url ?? '') }),
        err: loggedError,
      },
      redact: { paths: ['cookie', 'headers', 'body', '*.cookie', '*.token', '*.password'], remove: true },
    },
    destination ?? pino.destination(1),
  );

/** One line per answer at level debug, for failures of ours at error (see failures.ts). */
export const logAnswers = (app: FastifyInstance): void => {
  if (!['debug', 'trace'].includes(app.log.level)) return;
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    request.log.debug(
      { reqId: request.id, req: request, statusCode, ms: Math.round(elapsedTime) },
      'answered',
    );
  });
};
