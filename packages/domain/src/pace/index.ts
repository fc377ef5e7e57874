export {
  type Capacity,
  LATEST_SLOT_MINUTES,
  nextSlot,
  SLOT_MINUTES,
  type Slot,
  type SlotLoad,
  slotStart,
} from './capacity.ts';
export { promisedMinutes } from './promise.ts';
export {
  type AutomaticRush,
  DEFAULT_RUSH,
  type Estimate,
  estimateWait,
  MAX_RUSH,
  nextRush,
  type StationLoad,
} from './rush.ts';
