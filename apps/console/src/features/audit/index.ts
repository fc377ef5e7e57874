export { AuditFilters } from './AuditFilters.tsx';
export { auditQuery, NO_FILTER } from './audit-query.ts';
export { DeedRow } from './DeedRow.tsx';
