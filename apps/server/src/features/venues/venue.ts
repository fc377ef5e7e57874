import type { IngredientUses } from '@tableside/domain/stock';
import type { ScanStatus, VenueOrderStatus, VenueSettings } from '@tableside/domain/venue';

/** A venue as it stood at `revision`. The menu version is not part of it: it grows without a new revision. */
export type Venue = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly revision: number;
  readonly settings: VenueSettings;
  readonly scanStatus: ScanStatus;
  readonly orderStatus: VenueOrderStatus | null;
  readonly rushModeWaitMinutes: number | null;
  readonly isWorkingHours: boolean;
  /** What its dishes take of counted ingredients; a change raises the revision. */
  readonly uses: IngredientUses;
};

export type VenueReader = {
  /**
   * The venue at `revision` or newer, from memory where it is there; without `revision` the database is asked.
   * Throws `Refusal` not_found.
   */
  readonly get: (venueId: string, revision?: number) => Promise<Venue>;
  /** Forgets what is in memory, after a change that did not raise the revision. */
  readonly forget: (venueId: string) => void;
};
