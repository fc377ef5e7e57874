import type { AlertsTextKey } from './alerts-text-keys.ts';
import type { CodesTextKey } from './codes-text-keys.ts';
import type { ConnectionsTextKey } from './connections-text-keys.ts';
import type { FloorTextKey } from './floor-text-keys.ts';
import type { FoodCourtsTextKey } from './food-courts-text-keys.ts';
import type { KitchenTextKey } from './kitchen-text-keys.ts';
import type { LegalTextKey } from './legal-text-keys.ts';
import type { LooksTextKey } from './looks-text-keys.ts';
import type { MenuFilesTextKey } from './menu-files-text-keys.ts';
import type { MenuTextKey } from './menu-text-keys.ts';
import type { MoneyTextKey } from './money-text-keys.ts';
import type { NoticesTextKey } from './notices-text-keys.ts';
import type { NumbersTextKey } from './numbers-text-keys.ts';
import type { OffersTextKey } from './offers-text-keys.ts';
import type { OrganisationTextKey } from './organisation-text-keys.ts';
import type { PaceTextKey } from './pace-text-keys.ts';
import type { PlacesTextKey } from './places-text-keys.ts';
import type { PrintingTextKey } from './printing-text-keys.ts';
import type { PushTextKey } from './push-text-keys.ts';
import type { RecommendTextKey } from './recommend-text-keys.ts';
import type { RetentionTextKey } from './retention-text-keys.ts';
import type { SettingsTextKey } from './settings-text-keys.ts';
import type { SetupTextKey } from './setup-text-keys.ts';
import type { StaffTextKey } from './staff-text-keys.ts';
import type { ConsoleTextKey } from './text-keys.ts';

/** Every text of the console. */
export type TextKey =
  | ConsoleTextKey
  | AlertsTextKey
  | CodesTextKey
  | ConnectionsTextKey
  | LegalTextKey
  | LooksTextKey
  | MenuFilesTextKey
  | MenuTextKey
  | MoneyTextKey
  | FloorTextKey
  | FoodCourtsTextKey
  | KitchenTextKey
  | NoticesTextKey
  | NumbersTextKey
  | OffersTextKey
  | PaceTextKey
  | PlacesTextKey
  | PrintingTextKey
  | PushTextKey
  | OrganisationTextKey
  | RecommendTextKey
  | RetentionTextKey
  | SettingsTextKey
  | SetupTextKey
  | StaffTextKey;
