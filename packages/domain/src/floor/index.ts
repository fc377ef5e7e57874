export {
  changedPlace,
  firstOverlap,
  GRID,
  isOnPlan,
  LARGEST,
  MAX_SEATS,
  overlap,
  type Place,
  placesOf,
  SHAPES,
  type Shape,
  SMALLEST,
  USUAL_SEATS,
} from './plan.ts';
export { bySeat, MAX_SEATS_SERVED, seatBehind, seatsOffered } from './seats.ts';
export {
  type StateOfTable,
  stateOfTable,
  TABLE_STATES,
  type TableFacts,
  type TableState,
} from './table-state.ts';
