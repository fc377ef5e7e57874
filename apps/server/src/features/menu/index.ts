export { documentOrEmpty } from './document-or-empty.ts';
export { menuHandlers, menuOfVenue } from './handlers.ts';
export { bodiesOf } from './make-snapshots.ts';
export type { DraftPreview, MenuIndex, MenuPublisher, MenuReader, MenuSnapshot } from './menu.ts';
export { createMenuPublisher } from './publish.ts';
export { republishMenu } from './put-out-again.ts';
export { createMenuReader } from './reader.ts';
