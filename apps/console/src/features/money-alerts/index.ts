export { AlertCard } from './AlertCard.tsx';
export { alertsQuery } from './alerts-query.ts';
export { SettleAlertSheet } from './SettleAlertSheet.tsx';
export { useOpenAlerts } from './use-open-alerts.ts';
