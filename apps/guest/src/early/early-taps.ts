/**
 * Taps of a guest who was quicker than the scripts. A small script in the page itself (listen.ts) notes them, shows what was
 * pressed, and opens a dish from what its row says; the app takes over from it.
 */
export type EarlyTaps = {
  /** From here on the app hears taps itself: none is answered twice. */
  readonly stop: () => void;
  /** Gives the app what was tapped before, in order. */
  readonly replay: () => void;
};

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}

/** To be called right before the app listens itself. */
export const stopListening = (): void => window.earlyTaps?.stop();

/** To be called by an effect once taps are answered: right after it, for while effects run React hears no event. */
export const replayTaps = (): void => queueMicrotask(() => window.earlyTaps?.replay());
