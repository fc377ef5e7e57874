export {
  BREAK_MOST_MINUTES,
  FORGOTTEN_HOURS,
  faultOfTimes,
  hoursOf,
  isForgotten,
  mayCorrectShift,
  overlap,
  SHIFT_DEEDS,
  type ShiftDeed,
  type ShiftFault,
  type ShiftTimes,
  workedMinutes,
} from './shifts.ts';
export { instantOfWall, isWallText, wallText } from './wall-text.ts';
