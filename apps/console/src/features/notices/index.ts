export { NoticesPage, OwnNoticesPanel } from './panels.ts';
export { useRings } from './use-rings.ts';
