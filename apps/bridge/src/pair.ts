import { openLine } from './line/post.ts';
import type { Identity } from './notes/identity.ts';

const PAIR_MS = 20_000;

const WHY: Readonly<Record<string, string>> = {
  bridge_code_wrong: 'The code is wrong or has run out. The console makes a new one.',
  rate_limited: 'Too many wrong codes came from here. Wait five minutes, then take a new one.',
};

/** Becomes the bridge of a code; a sentence says why not. */
export const pair = async (server: URL, code: string): Promise<Identity | string> => {
  const line = openLine(server, null);
  const answer = await line.post('POST /bridge/pair', { code }, PAIR_MS);
  line.close();
  if (answer.kind === 'silent') return `${server.origin} does not answer (${answer.why}).`;
  if (answer.kind === 'refused')
    return WHY[answer.code] ?? `${server.origin} is no Tableside server that has bridges (${answer.status}).`;
  const { token, name } = answer.data as { token: string; name: string };
  return { server: server.origin, token, name };
};
