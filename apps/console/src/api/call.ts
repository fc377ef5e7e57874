import { type ApiFailure, createClient } from '@tableside/contract/client';

/** The one typed client of the console. */
export const call = createClient('/api', (input, init) => fetch(input, init));

/** Browsers send at most 64 KiB for pages that are gone. */
const LASTING_CHARACTERS = 20_000;

/** The same client for what is to arrive although its page is closed or loaded anew meanwhile. */
export const lastingCall = createClient('/api', (input, init) => {
  const { body } = init ?? {};
  // A character is at most three bytes.
  return fetch(input, { ...init, keepalive: typeof body !== 'string' || body.length <= LASTING_CHARACTERS });
});

/** A board answer older than this is worth less than knowing that the connection is gone. Milliseconds. */
export const BOARD_TIMEOUT_MS = 8_000;

export const isApiFailure = (error: unknown): error is ApiFailure =>
  error instanceof Error && error.name === 'ApiFailure';

/** Whether no answer came at all. */
export const isNoAnswer = (error: unknown): boolean =>
  isApiFailure(error) && (error.code === 'offline' || error.code === 'timeout');
