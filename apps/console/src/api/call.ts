import { type ApiFailure, createClient } from '@tableside/contract/client';

/** The one typed client of the console. */
export const call = createClient('/api', (input, init) => fetch(input, init));

/** A board answer older than this is worth less than knowing that the connection is gone. Milliseconds. */
export const BOARD_PATIENCE_MS = 8_000;

export const isApiFailure = (error: unknown): error is ApiFailure =>
  error instanceof Error && error.name === 'ApiFailure';

/** Whether no answer came at all. */
export const isNoAnswer = (error: unknown): boolean =>
  isApiFailure(error) && (error.code === 'offline' || error.code === 'timeout');
