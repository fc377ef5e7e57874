export {
  BILL_LIMITS,
  type LimitLine,
  limitBase,
  mayCloseUnpaid,
  mayOpenDrawer,
  mayRaisePrice,
  mayTakeOff,
} from './bill-limits.ts';
export { deviceOf } from './device-words.ts';
export { hasDailyRefundLimit, type MoneyRole, mayRefund, REFUND_LIMITS } from './money-limits.ts';
export { NOTICE_KINDS, NOTICES, type NoticeKind } from './notices.ts';
export { isEasyPin, isPin, LOCK_MINUTES, PASSWORD_FRESH_MINUTES, PIN_TRIES } from './pin.ts';
export { ROLE_GROUPS, STAFF_ROLES, type StaffRole } from './roles.ts';
export {
  INVITATION_DAYS,
  isPinRole,
  isSameName,
  leavesNoOwner,
  NEW_PASSWORD_MINUTES,
  PIN_ROLES,
  type PinRole,
} from './team.ts';
export {
  LATE_AFTER_MINUTES,
  mayBeNotified,
  NOTICE_CAUSES,
  NOTICE_WAYS,
  type NoticeRule,
  type NotificationChannel,
  type NotificationTrigger,
  notificationsFor,
  notifiedRoles,
  waysOf,
} from './told.ts';
export {
  acceptedSteps,
  DRIFT_STEPS,
  mayUseTwoStep,
  needsTwoStep,
  RECOVERY_CODES,
  STEP_SECONDS,
  stepAt,
  TWO_STEP_RULES,
  type TwoStepRule,
} from './two-step.ts';
