export { AuditFilters } from './AuditFilters.tsx';
export { auditQuery, NO_FILTER } from './audit-query.ts';
export { AuditEntryRow } from './DeedRow.tsx';
