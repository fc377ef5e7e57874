import { theReads } from './kept/the-reads.ts';

/** Whether this browser is somebody's now: another page of it may know better than this one. */
export const isSignedInHere = (person: string): boolean => theReads.isOf(person);
