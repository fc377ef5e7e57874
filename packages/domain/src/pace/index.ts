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
  type Estimate,
  estimateWait,
  LONGEST_RUSH,
  nextRush,
  type StationLoad,
  USUAL_RUSH,
} from './rush.ts';
