export { CodeForm } from './CodeForm.tsx';
export { OwnPanels } from './OwnPanels.tsx';
export { deviceQuery } from './staff-queries.ts';
export { useIdleLock } from './use-idle-lock.ts';
export { useProven } from './use-proven.tsx';
export { VenueSecurityPanels } from './VenueSecurityPanels.tsx';
export { WhoIsThere } from './WhoIsThere.tsx';
