export { AlertCard } from './AlertCard.tsx';
export { AlertSettled } from './AlertSettled.tsx';
export { alertTitle, isCopyStart } from './alert-facts.ts';
export { alertsQuery } from './alerts-query.ts';
export { SettleAlertSheet } from './SettleAlertSheet.tsx';
export { SettleSheet } from './SettleSheet.tsx';
export { useOpenAlerts } from './use-open-alerts.ts';
