export { menuHandlers } from './handlers.ts';
export type { MenuIndex, MenuPublisher, MenuReader, MenuSnapshot } from './menu.ts';
export { createMenuPublisher } from './publish.ts';
export { createMenuReader } from './reader.ts';
