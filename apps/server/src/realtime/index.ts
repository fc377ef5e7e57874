// What features may use. The service with its streams knows features itself and is made by the composition.
export { followEvents } from './follow.ts';
export { beginFollowing } from './follower-store.ts';
export { type Audience, appendToOutbox, type OutboxEntry } from './outbox.ts';
export type { StoredEvent } from './store.ts';
