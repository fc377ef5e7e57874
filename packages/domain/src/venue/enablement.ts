import type { Flags } from './flags.ts';
import type { TableType, VenueOrderStatus } from './settings.ts';

type Place = {
  readonly flags: Flags;
  /** The session only looks: nothing is ordered or paid. */
  readonly preview: boolean;
  readonly tableType: TableType;
};

/** Whether ordering controls exist at all: all four conditions. ORDER-53, FLAG-01. */
export const orderingEnabled = (place: Place & { readonly ordersDisabled: boolean }): boolean =>
  place.flags.has('order') && !place.preview && place.tableType !== 'disabled' && !place.ordersDisabled;

/** Whether the table's bill can be paid (pay-and-go): the same conditions with the pay switch. Spec 1§5; FLAG-02. */
export const payingEnabled = (place: Place & { readonly payDisabled: boolean }): boolean =>
  place.flags.has('pay-go') && !place.preview && place.tableType !== 'disabled' && !place.payDisabled;

/**
 * Whether ordering controls are shown but do not work for now: the venue paused orders (null counts as paused) or is
 * outside its working hours. Rush mode takes orders. ORDER-54…56, FLAG-19.
 */
export const ordersTemporarilyDisabled = (venue: {
  readonly orderStatus: VenueOrderStatus | null;
  readonly workingHours: boolean;
}): boolean =>
  venue.orderStatus === null || venue.orderStatus === 'temporarily_disabled' || !venue.workingHours;
