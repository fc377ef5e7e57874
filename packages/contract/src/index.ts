export {
  type Access,
  type CallKey,
  type CallSpec,
  ROLES,
  type Role,
} from './define.ts';
export {
  ERRORS,
  type ErrorCode,
  Refusal,
  toWireError,
  type WireError,
} from './errors.ts';
export {
  type AllCalls,
  allCalls,
  type ConsoleCalls,
  consoleCalls,
  type GuestCalls,
  guestCalls,
} from './http/index.ts';
export { fromWire, toWire } from './money-wire.ts';
