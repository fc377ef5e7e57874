export { CodeForm } from './CodeForm.tsx';
export { OwnPanels, VenueSecurityPanels } from './panels.ts';
export { SecretField } from './SecretField.tsx';
export { deviceQuery } from './staff-queries.ts';
export { useAttempt } from './use-attempt.ts';
export { useIdleLock } from './use-idle-lock.ts';
export { useProvenAction } from './use-proven-action.ts';
export { WhoIsThere } from './WhoIsThere.tsx';
