/** Longest wait for the service. */
const TIMEOUT_MS = 5_000;

/** Posts `{events}` as JSON; answers what went wrong, null when nothing did. */
export const postEvents = async (url: string, events: readonly object[]): Promise<string | null> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // An answer that nobody reads keeps its connection.
    await answer.body?.cancel();
    return answer.ok ? null : String(answer.status);
  } catch (cause) {
    return String(cause);
  }
};
