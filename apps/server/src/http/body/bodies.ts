import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '../network/client-network.ts';
import { type BudgetSize, createBodyBudget } from './body-budget.ts';
import { type Patience, readPieces } from './read-body.ts';
import { type Upload, writeUpload } from './upload.ts';

const MB = 1024 * 1024;

export type BodyRules = {
  /** Strangers and guests, by address: their bodies are a few kilobytes. */
  readonly open: BudgetSize;
  /** Staff, by account: a few files at once. */
  readonly staff: BudgetSize;
  readonly openPatience: Patience;
  readonly staffPatience: Patience;
};

export const BODY_RULES: BodyRules = {
  open: { perCaller: 2 * MB, inAll: 16 * MB },
  staff: { perCaller: 32 * MB, inAll: 64 * MB },
  openPatience: { idle: 10_000, whole: 20_000 },
  staffPatience: { idle: 20_000, whole: 60_000 },
};

type Reading = {
  /** The whole body, empty where there is none. */
  readonly whole: (request: FastifyRequest, payload: IncomingMessage) => Promise<Buffer>;
  /** The whole body as a file of ours; whoever asks for it removes it. */
  readonly file: (request: FastifyRequest, payload: IncomingMessage) => Promise<Upload>;
  /** What all bodies under way hold. */
  readonly bytes: () => number;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** How bodies are read, within limit, time and room. */
    bodies: Reading;
  }
  interface FastifyRequest {
    /** The account that may send large bodies; null: nobody has proven to be one. */
    trusted: string | null;
  }
}

/** Bodies are read by this and nothing else, once it is known who sends them. */
export const readBodiesWithin = (app: FastifyInstance, folder: string, rules: BodyRules): void => {
  const open = createBodyBudget(rules.open);
  const staff = createBodyBudget(rules.staff);
  const takingOf = (request: FastifyRequest) => {
    const limit = request.routeOptions.bodyLimit;
    const { trusted } = request;
    return trusted === null
      ? {
          limit,
          patience: rules.openPatience,
          lease: (refuse: (cause: Error) => void) => open.begin(clientNetwork(request.ip), refuse),
        }
      : {
          limit,
          patience: rules.staffPatience,
          lease: (refuse: (cause: Error) => void) => staff.begin(trusted, refuse),
        };
  };
  app.decorateRequest('trusted', null);
  app.decorate('bodies', {
    whole: async (request, payload) => {
      const chunks: Buffer[] = [];
      await readPieces(request, payload, {
        ...takingOf(request),
        take: chunk => void chunks.push(chunk),
      });
      return Buffer.concat(chunks);
    },
    file: (request, payload) =>
      writeUpload(folder, take => readPieces(request, payload, { ...takingOf(request), take })),
    bytes: () => open.bytes() + staff.bytes(),
  });
};
