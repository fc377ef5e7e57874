import type { BookSettings } from '../books/index.ts';
import type { CardFee } from '../gifts/index.ts';
import type { Picture, Translated } from '../menu/menu-document.ts';
import type { Minor } from '../money/index.ts';
import type { AutomaticRush, Capacity } from '../pace/index.ts';
import type { PopularMode } from '../popular/index.ts';
import type { ReservationSettings } from '../reservations/index.ts';
import type { Retention } from '../retention/index.ts';
import type { HoursException, TimeRange } from '../schedule/index.ts';
import type { VatRate } from '../vat/index.ts';
import type { Flag } from './flags.ts';

export const VENUE_TYPES = ['restaurant', 'hotel', 'other'] as const;

/** How a table takes orders; `disabled` takes none. Spec 1§1, ORDER-59, ORDER-60, SESSION-11. */
export const TABLE_TYPES = ['default', 'pickup', 'self_service', 'disabled'] as const;
export type TableType = (typeof TABLE_TYPES)[number];

/** Whether who scans there sits together; at counters and kiosks everybody is a party of their own. */
export const isShared = (type: TableType): boolean => type !== 'pickup' && type !== 'self_service';

/** ORDER-54; `null` in storage counts as `temporarily_disabled`. */
export const ORDER_STATUSES_OF_VENUE = ['open', 'rush_mode', 'temporarily_disabled'] as const;
export type VenueOrderStatus = (typeof ORDER_STATUSES_OF_VENUE)[number];

/** What a scan of the venue's codes answers with. SCAN-13. */
export const SCAN_STATUSES = ['active', 'updating_menu', 'disabled'] as const;
export type ScanStatus = (typeof SCAN_STATUSES)[number];

/**
 * How much of an order's way the guest is shown: `full` (confirm, prepare, deliver) or `no_status_change`
 * (received and done, for venues whose till reports nothing back). ORDER-22…25.
 */
export type OrderFlow = 'full' | 'no_status_change';

/** How the venue makes sure that the phone that orders sits at the table. */
export type Presence = 'off' | 'confirm' | 'pin';

/** An extra question at ordering; texts are translation keys. ENTITY-36, EXTRA-05…14. */
export type AdditionalField = {
  readonly key: string;
  readonly type: 'autocomplete' | 'select' | 'checkbox' | 'text';
  readonly required: boolean;
  readonly placeholder: string;
  readonly selectOptions: readonly string[];
  /** Absent: the group's flag decides. EXTRA-14. */
  readonly kioskEnabled?: boolean;
  readonly qrEnabled?: boolean;
  /** Asked at tables of these types alone, such as the pickup counter; absent: wherever its switches say. */
  readonly onlyAt?: readonly TableType[];
  /** Taken away by the venue: asked nowhere, its words kept for orders that answered it. */
  readonly retired?: boolean;
};

export type SocialLink = {
  readonly name: string;
  readonly link: string;
  readonly size: number | null;
  readonly color: string | null;
};
export type SelectScreenButton = {
  readonly text: Translated;
  readonly link: string;
  readonly icon: string | null;
  readonly openNewTab: boolean;
};
export type MenuFilter = {
  readonly name: Translated;
  readonly image: Picture | null;
  /** Share of the row, as the CSS `flex-basis` the venue chose, e.g. `48%` or `100%`. */
  readonly flexWidth: string;
  readonly categoryIds: readonly string[];
};
export type Popup = {
  readonly id: string;
  readonly image: Picture;
  readonly ctaText: Translated | null;
  readonly url: string | null;
  /** Absent: it is shown. */
  readonly shown?: boolean;
  /** First and last business day on which it is; absent and null: no bound. */
  readonly from?: string | null;
  readonly to?: string | null;
};
export type Course = {
  readonly id: string;
  readonly name: string;
  readonly displayName: Translated;
  /** Whose dishes staff put in it unless they say otherwise; absent: no category's. */
  readonly categories?: readonly string[];
};

/** A theming or layout choice; names in kebab-case, values are typed tokens, never markup. ENTITY-37, THEME-10. */
export type Customization = { readonly name: string; readonly value: string };

export type TipsSettings = {
  readonly orderTipsPercentages: readonly number[];
  readonly minAmount: Minor;
  readonly maxAmount: Minor;
};

/** Who sells, as receipts and invoices must name them. */
export type LegalDetails = {
  readonly companyName: string;
  readonly companyCode: string;
  /** Null: the company pays no VAT. */
  readonly vatCode: string | null;
  readonly address: string;
  /** Of the usual rate; prices hold it. */
  readonly vatPercent: number;
  /** Every rate, the usual one among them; absent: everything is sold at one. ADR 0029. */
  readonly vatRates?: readonly VatRate[];
  /** The id of the usual one. */
  readonly usualVatRate?: string;
  /** What invoice numbers begin with. Companies of several venues give each its own; absent: `TS`. */
  readonly invoiceSeries?: string;
};

/** Loading screen of the unified splash. ENTITY-03. */
export type LoadingScreen = {
  readonly logo: Picture | null;
  readonly logoWidth: number | null;
  readonly logoHeight: number | null;
  readonly backgroundColor: string | null;
  readonly backgroundImage: Picture | null;
  readonly loaderColor: string | null;
  readonly darkPoweredBy: boolean;
};

/** Everything a venue chooses about itself; stored as one document, versioned by the venue row. Spec 1§3. */
export type VenueSettings = {
  readonly type: (typeof VENUE_TYPES)[number];
  readonly countryCode: string;
  readonly currency: {
    readonly code: string;
    readonly symbol: string;
    readonly decimals: number;
  };
  readonly localeCode: string;
  /** IANA zone of schedules and of the business day. */
  readonly timeZone: string;
  /** Minutes after midnight when a new business day starts. */
  readonly dayCutoffMinutes: number;
  readonly mainLanguage: string;
  /** Offered beside the main one. LANG-01. */
  readonly languages: readonly string[];
  readonly description: Translated;
  readonly splashDescription: Translated;
  readonly cover: Picture | null;
  readonly splashCover: Picture | null;
  readonly logo: Picture | null;
  readonly facebookLink: string | null;
  readonly instagramLink: string | null;
  readonly websiteLink: string | null;
  readonly socialLinks: readonly SocialLink[];
  readonly address: string;
  readonly phone: string | null;
  /** The network for guests; absent in settings from before it could be told. */
  readonly wifiNetwork?: string | null;
  readonly wifiPassword?: string | null;
  /** Everybody may read the menu at an address of its own, and find it; absent: only who scans a code does. */
  readonly publicMenu?: boolean;
  readonly googlePlaceId: string | null;
  /** Guests are asked how it was; absent: they are. */
  readonly reviews?: boolean;
  readonly functionalities: readonly Flag[];
  /** Empty: always open. */
  readonly workingHours: readonly TimeRange[];
  /** Days with hours of their own; no two name the same day. */
  readonly hoursExceptions?: readonly HoursException[];
  /** Guests order until so many minutes before closing; absent: until closing. */
  readonly lastOrderMinutes?: number;
  /** Who says which dishes are popular; absent: the venue's marks and guests' orders. */
  readonly popular?: PopularMode;
  /** How long things about people are kept; absent: as usual. */
  readonly retention?: Retention;
  /** How tables are reserved; absent: they are not. */
  readonly reservations?: ReservationSettings;
  readonly quickAccess: readonly string[];
  readonly orderFlow: OrderFlow;
  readonly presence: Presence;
  /** `manual`: staff accept every order with a wait time; `auto`: it goes straight to the kitchen. */
  readonly acceptance: 'manual' | 'auto';
  readonly defaultWaitMinutes: number;
  /** Seconds a table's orders wait for the other guests; 0 sends each at once. ORDER-34…38. */
  readonly batchWaitSeconds: number;
  /** Open orders a session and a table may have at once. */
  readonly maxOpenOrdersPerSession: number;
  readonly maxOpenOrdersPerTable: number;
  /** Guests may write a note to the kitchen about each dish; absent: they may not. */
  readonly itemNotes?: boolean;
  /** What the kitchen takes on at once; absent and null: no limit. */
  readonly capacity?: Capacity | null;
  /** Absent: staff alone say that it is busy. */
  readonly automaticRush?: AutomaticRush;
  readonly drinkingAge: number;
  readonly menuFilters: readonly MenuFilter[];
  readonly popups: readonly Popup[];
  readonly courses: readonly Course[];
  readonly selectScreenButtons: readonly SelectScreenButton[];
  readonly viewMenuText: Translated | null;
  readonly additionalFieldsEnabled: boolean;
  readonly additionalFieldsText: Translated | null;
  readonly additionalFieldsKioskEnabled: boolean;
  readonly additionalFieldsQrEnabled: boolean;
  readonly additionalFields: readonly AdditionalField[];
  /** Texts of the venue's own translation keys, by language. EXTRA-10, LANG-02. */
  readonly translations: {
    readonly [language: string]: { readonly [key: string]: string };
  };
  readonly tips: TipsSettings;
  readonly paymentProviders: readonly string[];
  /** On top of tips and donations by card; absent: nothing. */
  readonly cardFee?: CardFee;
  /** The recipient of donations for whom guests may round up when they pay; absent and null: nobody is asked. */
  readonly roundUpFor?: string | null;
  /** The account that tips and donations are paid out from; absent: no file can be made for the bank. */
  readonly payoutIban?: string | null;
  readonly customizations: readonly Customization[];
  readonly loadingScreen: LoadingScreen | null;
  /** Absent in venues made before it was asked for: receipts then name the venue only, and there are no invoices. */
  readonly legal?: LegalDetails | null;
  /** How its books go to the accountant; absent: nobody said. */
  readonly books?: BookSettings;
};
