import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = {
  /** Everything in Prometheus' text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

/** Seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Measures every answer by method, route (never by address: that holds tokens) and status. */
export const measureAnswers = (app: FastifyInstance): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const children = new Map<string, { observe: (value: number) => void }>();
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const key = `${reply.statusCode}${method}${route}`;
    const child = children.get(key) ?? seconds.labels(method, route, String(reply.statusCode));
    children.set(key, child);
    child.observe(reply.elapsedTime / 1000);
    done();
  });
  return { text: () => registry.metrics(), contentType: registry.contentType };
};
