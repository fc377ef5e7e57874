export { createFloorPulse } from './pulse.ts';
