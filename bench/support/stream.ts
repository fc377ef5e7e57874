import { Agent, get } from 'node:http';
import type { Phone } from './guest.ts';

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** Opens an event stream; resolves when it is open. `heard` is called with each piece of text as it comes. */
export const openStream = (url: string, cookie: string, heard: (text: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie, accept: 'text/event-stream' } }, answer => {
      if (answer.statusCode !== 200) {
        reject(new Error(`a stream answered ${answer.statusCode}`));
        return;
      }
      answer.setEncoding('utf8');
      answer.on('data', heard);
      // A server that stops ends its streams.
      answer.on('error', () => undefined);
      resolve();
    }).on('error', reject);
  });

/** Closes every stream that was opened here. */
export const closeStreams = (): void => agent.destroy();

export type HeardEvent = { readonly event: string; readonly data: unknown };

/** Puts events together from the pieces of text in which they come. */
export const eventsIn = (heard: (event: HeardEvent) => void): ((text: string) => void) => {
  let rest = '';
  return text => {
    rest += text;
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const line = block.split('\n').find(each => each.startsWith('data:'));
      if (line) heard(JSON.parse(line.slice('data:'.length)) as HeardEvent);
    }
  };
};

/** Opens a phone's event stream; resolves when it is open. `heard` is called with each event as it comes. */
export const listen = (base: string, phone: Phone, heard: (event: HeardEvent) => void): Promise<void> => {
  const url = `${base}/api/realtime/${phone.session}?channels=session_orders_${phone.session}`;
  return openStream(url, phone.cookie, eventsIn(heard));
};
