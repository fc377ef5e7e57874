export { OwnerFields } from './OwnerFields.tsx';
export { setupQuery } from './setup-query.ts';
export { TablesFields } from './TablesFields.tsx';
export { STEPS, useSetup } from './use-setup.ts';
export { VenueFields } from './VenueFields.tsx';
