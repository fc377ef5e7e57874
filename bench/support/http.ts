import { Agent, request } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

export const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request with as little of our own cost as node allows. */
export const send = (
  url: string,
  options: {
    readonly method?: string;
    readonly headers?: Record<string, string>;
    readonly body?: unknown;
    /** In place of `body`: bytes as they are, of a content type that `headers` name. */
    readonly bytes?: Buffer;
    readonly via?: Agent;
  } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const payload = options.bytes ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const out = request(
      url,
      {
        method: options.method ?? (payload === undefined ? 'GET' : 'POST'),
        agent: options.via ?? agent,
        headers: {
          ...(payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
          ...options.headers,
        },
      },
      incoming => {
        const chunks: Buffer[] = [];
        incoming.on('data', chunk => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks),
          }),
        );
        incoming.on('error', reject);
      },
    );
    out.on('error', reject);
    out.end(payload);
  });

export const json = <T>(answer: Answer): T => {
  const parsed = JSON.parse(answer.body.toString()) as { data?: T };
  if (answer.status >= 400 || parsed.data === undefined) {
    throw new Error(`answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
  }
  return parsed.data;
};

/** The `name=value` pairs of an answer's cookies. */
export const cookiesOf = (answer: Answer): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map(cookie => cookie.split(';')[0])
    .join('; ');
