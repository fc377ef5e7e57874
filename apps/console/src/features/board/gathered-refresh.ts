/** How long changes are gathered before what they touch is asked for anew. Milliseconds. */
export const GATHER_MS = 1_000;

/**
 * Asks for a list (tables, payments) anew after something in it changed: once for everything that happens within
 * `gatherMs`, and never while the last answer is still on its way, so that a busy evening on a slow line does not starve
 * it.
 */
export const openRefresh = (
  load: () => Promise<unknown>,
  gatherMs = GATHER_MS,
): { readonly request: () => void; readonly close: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'idle' | 'gathering' | 'loading' | 'loadingAndAsked' | 'closed' = 'idle';

  const gather = () => {
    state = 'gathering';
    timer = setTimeout(() => {
      state = 'loading';
      void load().then(loaded, loaded);
    }, gatherMs);
  };
  const loaded = () => {
    if (state === 'loadingAndAsked') gather();
    else if (state === 'loading') state = 'idle';
  };
  return {
    request: () => {
      if (state === 'idle') gather();
      else if (state === 'loading') state = 'loadingAndAsked';
    },
    close: () => {
      state = 'closed';
      clearTimeout(timer);
    },
  };
};
