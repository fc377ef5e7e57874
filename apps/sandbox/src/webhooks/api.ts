import type { Message } from './news.ts';

const TIMEOUT_MS = 15_000;

/** Posts a webhook. Returns the HTTP status, 0 when no answer came. */
export const postWebhook = async (url: string, { headers, body }: Message): Promise<number> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
};
