export { AddVenueForm } from './AddVenueForm.tsx';
export { organisationQuery } from './organisation-query.ts';
export { VenueList } from './VenueList.tsx';
