export { ciiInvoice } from './cii.ts';
export type { EInvoice, ELine, EParty } from './content.ts';
export { type PeppolId, peppolId } from './peppol-id.ts';
export { isForPeppol, ublInvoice } from './ubl.ts';
