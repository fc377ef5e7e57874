import type { TableType } from '../venue/index.ts';

/**
 * Whether a device may order where it stands: at a self-service place only what the venue made its kiosk. Who opens its
 * code on a phone looks at the menu. KIOSK-01; ADR 0038.
 */
export const ordersHere = (tableType: TableType, isKiosk: boolean): boolean =>
  tableType !== 'self_service' || isKiosk;
