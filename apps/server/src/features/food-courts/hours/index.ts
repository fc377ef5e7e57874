export { hallOpening } from './hall-opening.ts';
export { tellHours } from './tell-hours.ts';
