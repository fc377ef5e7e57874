import type { Flags } from '../venue/flags.ts';
import type { TableType } from '../venue/settings.ts';

/** What a phone remembers of its answer: told here, told nothing, told by SMS. NOTIFY-01. */
export type NotifyChoice = 'granted' | 'denied' | 'phone';

export type NotifyPlace = {
  readonly flags: Flags;
  readonly tableType: TableType;
  /** A food court asks at any table, a single venue only where guests come for their food. NOTIFY-12. */
  readonly foodCourt: boolean;
  readonly preview: boolean;
};

/** The ways in which a guest may hear of an order, as the venue's switches say. FLAG-08, FLAG-09. */
export const notifyWays = ({ flags, preview }: Pick<NotifyPlace, 'flags' | 'preview'>) => ({
  sms: !preview && flags.has('sms-notifications'),
  push: !preview && flags.has('push-notifications'),
});

/**
 * Whether the question comes by itself over an order: messages by SMS are on, the guest will have to come for the food,
 * no number is known, and it was not answered here lately, whichever way. NOTIFY-04, NOTIFY-12.
 */
export const asksToNotify = (
  place: NotifyPlace,
  guest: { readonly phoneNumber: string | null; readonly choice: NotifyChoice | null },
): boolean =>
  notifyWays(place).sms &&
  (place.foodCourt || place.tableType === 'pickup') &&
  guest.phoneNumber === null &&
  guest.choice === null;
