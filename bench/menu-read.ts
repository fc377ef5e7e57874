import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startBare } from './support/bare-process.ts';
import { scan } from './support/guest.ts';
import { send } from './support/http.ts';
import { median } from './support/measure.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';

const ROUNDS = 5;
const SECONDS = 3;

const requestsPerSecond = async (url: string, headers: Record<string, string>): Promise<number> => {
  const result = await autocannon({ url, headers, connections: 16, duration: SECONDS });
  if (result.non2xx > result['3xx']) throw new Error(`${result.non2xx} failed answers from ${url}`);
  return result.requests.average;
};

/** Menu read and 304 against node's own server sending the same bytes. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  try {
    const phone = await scan(server.base, 'VILNIUS-1');
    const url = `${server.base}/api/get-menu-categories/${phone.session}`;
    const headers = { cookie: phone.cookie, 'accept-encoding': 'br' };
    const menu = await send(url, { headers });
    const file = join(mkdtempSync(join(tmpdir(), 'tableside-menu-')), 'menu.br');
    writeFileSync(file, menu.body);
    const bare = await startBare('bare-http.ts', [file]);
    const known = { ...headers, 'if-none-match': String(menu.headers.etag) };
    const measured = {
      ours: [] as number[],
      bare: [] as number[],
      ours304: [] as number[],
      bare304: [] as number[],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      measured.bare.push(await requestsPerSecond(bare.base, {}));
      measured.ours.push(await requestsPerSecond(url, headers));
      measured.bare304.push(await requestsPerSecond(bare.base, { 'if-none-match': '"bare"' }));
      measured.ours304.push(await requestsPerSecond(url, known));
    }
    bare.stop();
    const [ours, reference, ours304, reference304] = [
      median(measured.ours),
      median(measured.bare),
      median(measured.ours304),
      median(measured.bare304),
    ];
    report('menu-read', [
      {
        what: 'menu read against bare node:http',
        value: ours / reference,
        unit: 'x',
        atLeast: 0.5,
        from: `${ours.toFixed(0)}/s and ${reference.toFixed(0)}/s of ${menu.body.length} bytes, 16 connections, median of ${ROUNDS}`,
      },
      {
        what: '304 against bare node:http',
        value: ours304 / reference304,
        unit: 'x',
        atLeast: 0.5,
        from: `${ours304.toFixed(0)}/s and ${reference304.toFixed(0)}/s`,
      },
    ]);
  } finally {
    await server.stop();
  }
};
