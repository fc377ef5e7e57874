import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The yardstick: node's own http server sending the given bytes, or 304. Run as its own process: `bare-http.ts file`. */
const body = readFileSync(process.argv[2] ?? '');
const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === '"bare"') {
    response.writeHead(304, { etag: '"bare"' }).end();
    return;
  }
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
      etag: '"bare"',
    })
    .end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
