import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Manner = (request: IncomingMessage, response: ServerResponse) => void;

const json = { 'content-type': 'application/json' };

const saying =
  (status: number, body: string, headers: Record<string, string> = json): Manner =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

/** Where keys would be carried by whoever follows. */
const ELSEWHERE = '/elsewhere';

/** Everything of the right name and the wrong kind. */
const WRONG_KINDS = JSON.stringify({
  id: 7,
  object: ['payment_intent'],
  client_secret: {},
  status: 12,
  amount: '9e99',
  amount_received: -1,
  currency: null,
  metadata: 'none',
  uuid: false,
  paymentUrl: 'javascript:alert(1)',
  paymentStatus: 'MAYBE',
  merchantReference: 'x',
  grandTotal: 'much',
  refunds: 'none',
  order: { order_id: 5, status: [], amount: 1.5 },
  transactions: 3,
});

/** Ways in which a provider answers without saying anything. */
export const BAD_MANNERS: Readonly<Record<string, Manner>> = {
  'never answers': () => undefined,
  'stops within its answer': (_request, response) => {
    response.writeHead(200, json).write('{"id":"');
  },
  'cuts the connection': request => void request.socket.destroy(),
  'cuts the connection within its answer': (request, response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"id":"');
    setImmediate(() => request.socket.destroy());
  },
  'answers 500': saying(500, '{"error":{"type":"api_error","message":"oops"}}'),
  'answers 502 with a page': saying(502, '<html>Bad gateway</html>', { 'content-type': 'text/html' }),
  'answers 503': saying(503, ''),
  'answers 429': saying(429, '{"error":{"type":"invalid_request_error","code":"rate_limit"}}'),
  'answers 409': saying(409, '{"error":{"type":"idempotency_error","code":"idempotency_key_in_use"}}'),
  'sends elsewhere': saying(302, '', { location: ELSEWHERE }),
  'answers nothing': saying(200, ''),
  'answers a page': saying(200, '<html>Maintenance</html>', { 'content-type': 'text/html' }),
  'answers half of it': saying(200, '{"id":"pi_1","client_sec'),
  'answers null': saying(200, 'null'),
  'answers a list': saying(200, '[]'),
  'answers an empty object': saying(200, '{}'),
  'answers a number': saying(200, '7'),
  'answers wrong kinds': saying(200, WRONG_KINDS),
  'answers 404 with a page': saying(404, '<html>Not here</html>', { 'content-type': 'text/html' }),
};

/** A provider of bad manners; `manner` says which. */
export const badProvider = async () => {
  let manner: Manner = () => undefined;
  let followed = 0;
  const server = createServer((request, response) => {
    if (request.url === ELSEWHERE) followed += 1;
    manner(request, response);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How often somebody went where it sent them. */
    followed: () => followed,
    behave: (next: Manner) => {
      manner = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
};
