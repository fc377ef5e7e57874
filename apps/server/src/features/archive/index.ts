export { checkArchive } from './check-archive.ts';
export type { Manifest } from './format.ts';
export { LEFT_OUT } from './left-out.ts';
export { openArchive } from './open-archive.ts';
export { PARTS } from './parts.ts';
export { ArchiveProblem } from './problem.ts';
export { findVenue } from './read-store.ts';
export { type Restored, restoreArchive } from './restore.ts';
export { writeArchive } from './write-archive.ts';
