import { Agent, get } from 'node:http';
import type { Phone } from './guest.ts';

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

export type HeardEvent = { readonly event: string; readonly data: unknown };

/** Opens a phone's event stream; resolves when it is open. `heard` is called with each event as it comes. */
export const listen = (base: string, phone: Phone, heard: (event: HeardEvent) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const url = `${base}/api/realtime/${phone.session}?channels=session_orders_${phone.session}`;
    get(url, { agent, headers: { cookie: phone.cookie, accept: 'text/event-stream' } }, answer => {
      if (answer.statusCode !== 200) {
        reject(new Error(`the stream answered ${answer.statusCode}`));
        return;
      }
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        rest += chunk;
        const blocks = rest.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const line = block.split('\n').find(each => each.startsWith('data:'));
          if (line) heard(JSON.parse(line.slice('data:'.length)) as HeardEvent);
        }
      });
      resolve();
    }).on('error', reject);
  });
