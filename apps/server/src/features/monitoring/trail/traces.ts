import { randomBytes } from 'node:crypto';
import type { Env } from '../../../env.ts';
import type { Step } from '../../../steps.ts';
import { traceOf } from './span-ids.ts';

/** Where steps go as spans of OpenTelemetry. */
export type Traces = {
  readonly add: (step: Step) => void;
  /** Sends what waits. A collector that is away loses its spans, and holds nothing up. */
  readonly close: () => Promise<void>;
};

/** The first step of each thing: the others hang below it. */
const FIRST: readonly string[] = ['order-created', 'created', 'queued'];
/** How long an end waits for the collector. Milliseconds. */
const CLOSE_MS = 2_000;

/** Things that a step names beside its own have traces as well, which it points at. */
const linksOf = ({ about }: Step): Pick<Step, 'of' | 'id'>[] =>
  (['order', 'payment'] as const).flatMap(of => {
    const id = about?.[of];
    return typeof id === 'string' ? [{ of, id }] : [];
  });

/**
 * Sends steps to a collector that speaks OTLP over HTTP. Which things are followed, `share` of them, follows from their ids:
 * of each all steps or none, whichever server takes them. Loaded only where a collector is named.
 */
export const openTraces = async (endpoint: string, share: number, version: string): Promise<Traces> => {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const flags = { traceFlags: api.TraceFlags.SAMPLED } as const;
  // A first step takes the names that the later ones look for.
  let first: ReturnType<typeof traceOf> | null = null;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tableside', 'service.version': version }),
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: new URL('v1/traces', endpoint.replace(/\/?$/, '/')).href }),
      }),
    ],
    idGenerator: {
      generateTraceId: () => first?.traceId ?? randomBytes(16).toString('hex'),
      generateSpanId: () => first?.spanId ?? randomBytes(8).toString('hex'),
    },
  });
  const tracer = provider.getTracer('tableside');
  return {
    add: step => {
      const place = traceOf(step);
      const { ms, ...about } = step.about ?? {};
      const ended = Date.now();
      const begins = FIRST.includes(step.step);
      first = begins ? place : null;
      const span = tracer.startSpan(
        `${step.of} ${step.step}`,
        {
          startTime: typeof ms === 'number' ? ended - ms : ended,
          root: begins,
          attributes: Object.fromEntries(
            Object.entries({ ...about, [step.of]: step.id }).flatMap(([name, value]) =>
              value === null ? [] : [[`tableside.${name}`, value]],
            ),
          ),
          links: linksOf(step).map(thing => ({ context: { ...traceOf(thing), ...flags } })),
        },
        api.trace.setSpanContext(api.ROOT_CONTEXT, { ...place, ...flags, isRemote: true }),
      );
      first = null;
      span.end(ended);
    },
    close: async () => {
      const late = new Promise<void>(done => setTimeout(done, CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
};

/** As the environment says; null: no collector is named. */
export const tracesOf = async (
  { otlpEndpoint, traceShare }: Pick<Env, 'otlpEndpoint' | 'traceShare'>,
  version: string,
): Promise<Traces | null> => (otlpEndpoint === null ? null : openTraces(otlpEndpoint, traceShare, version));
