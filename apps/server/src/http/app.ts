import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import { ERRORS, Refusal } from '@tableside/contract';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../deps.ts';
import type { Env } from '../env.ts';
import { answerFailures, refusalOf, sendRefusal } from './answers/failures.ts';
import { protectAnswers } from './answers/security-headers.ts';
import { refuseUnknownAddresses } from './answers/unknown-address.ts';
import { BODY_RULES, type BodyRules, readBodiesWithin } from './body/bodies.ts';
import { acceptJsonOnly, MAX_BODY_BYTES } from './body/json-body.ts';
import { letGoOfLeftovers } from './body/leftovers.ts';
import { uploadFolder } from './body/upload.ts';
import { boundConnections, type ConnectionRules, connectionRulesFor } from './connections/index.ts';
import { logAnswers } from './log.ts';
import { closeLastConnections } from './network/last-connections.ts';
import { checkOrigins } from './network/origin.ts';
import { createRequestIds } from './request-id.ts';
import { mountWaitingScript } from './waiting/index.ts';

const MAX_PARAM_LENGTH = 200;
/** A phone on a bad network sends its few kilobytes within this; who trickles them on purpose is let go. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Beyond this the event loop is so late that refusing is kinder than queueing. */
const MAX_EVENT_LOOP_DELAY_MS = 3_000;

/** How often the server looks whose head or request takes too long. Milliseconds. */
const LATE_EVERY_MS = 2_000;

type Rules = {
  readonly bodyRules?: BodyRules | undefined;
  readonly connectionRules?: ConnectionRules | undefined;
  readonly maxEventLoopDelayMs?: number | undefined;
};

/** The HTTP server with the rules that hold for every request; features add routes. */
export const createApp = (
  env: Env,
  log: Log,
  {
    bodyRules = BODY_RULES,
    connectionRules = connectionRulesFor(env.rateLimitFactor),
    maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS,
  }: Rules = {},
): FastifyInstance => {
  const app = Fastify({
    loggerInstance: log,
    trustProxy: env.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // What is mounted waits for nobody: on a machine that is busy with other things it takes long, and a start is late, not refused.
    pluginTimeout: 0,
    http: { headersTimeout: connectionRules.headMs, connectionsCheckingInterval: LATE_EVERY_MS },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    // A logger per request would cost as much as a small answer; what is logged names its request itself.
    childLoggerFactory: logger => logger,
    // Streams end when the server does; idle connections must not hold the shutdown up.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (error, _request, reply) => {
      sendRefusal(reply, refusalOf(error) ?? new Refusal('validation_failed'));
    },
  });
  boundConnections(app, connectionRules, env.trustProxy !== false);
  closeLastConnections(app);
  readBodiesWithin(app, uploadFolder(env.dataDir), bodyRules);
  acceptJsonOnly(app);
  letGoOfLeftovers(app);
  protectAnswers(app);
  checkOrigins(app, env.publicUrl);
  logAnswers(app);
  answerFailures(app);
  refuseUnknownAddresses(app);
  mountWaitingScript(app);
  app.register(cookie);
  app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: 2_000,
    retryAfter: 5,
    message: ERRORS.unavailable.message,
  });
  return app;
};
