import type { Method } from './methods.ts';

/** One of the keys a venue enters. */
export type KeyField = {
  readonly name: string;
  /** Never shown again. */
  readonly secret: boolean;
  /** A regular expression the whole value matches; says whether somebody entered the wrong one of several keys. */
  readonly pattern: string;
  /** How it begins where it moves no real money, as a regular expression; absent: it does not show. */
  readonly test?: string;
};

/** Where a provider's own browser parts come from: origins for the page's policy. Nothing else may be loaded. */
export type BrowserOrigins = {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
};

/** What differs between providers, as data: nobody asks for a provider's name. */
export type Capabilities = {
  readonly methods: readonly Method[];
  /**
   * `provider`: it moves the money; `staff`: a person takes it and says so; `terminal`: a card terminal at the venue takes
   * it, and what the terminal says is the only proof.
   */
  readonly settledBy: 'provider' | 'staff' | 'terminal';
  /**
   * What sending the same create again does. `once`: it is the same payment there, so a lost answer is found by sending
   * again. `each_time`: another payment with our reference, of which the guest only gets to see the last. `locally`: no
   * call is made, the provider hears of the payment from the browser.
   */
  readonly creates: 'once' | 'each_time' | 'locally';
  readonly status: 'asked' | 'told';
  /**
   * How often cards are tried on one begun payment whose page anybody may open. `by_us`: only when we say so, each time, by
   * `tryCard`. `once`: by whoever has what the browser is given, one card. Absent: no card is typed in a page of ours.
   */
  readonly cardTries?: 'by_us' | 'once';
  readonly refunds: 'call' | 'by_hand';
  readonly cancels: boolean;
  /** Whether it shows a list of its payments. */
  readonly lists: boolean;
  /** Null: any. Upper-case ISO 4217. */
  readonly currencies: readonly string[] | null;
  /** Methods that take fewer currencies than the others. */
  readonly methodCurrencies?: Partial<Readonly<Record<Method, readonly string[]>>>;
  /** In hundredths of the currency's major unit; see `smallestAmount`. */
  readonly smallest: number;
  readonly smallestRefund: number;
  /**
   * Countries (ISO 3166, two letters) in which a venue had best begin with it; `elsewhere`: where no other one says so.
   * Absent: it comes beside another.
   */
  readonly beginsIn?: readonly string[] | 'elsewhere';
  /** In order. */
  readonly keys: readonly KeyField[];
  /** The journal's account for what the provider owes the venue, or where staff put the money. ADR 0010. */
  readonly account: string;
  /** Absent: nothing of it runs in our pages. */
  readonly browserOrigins?: BrowserOrigins;
  /** What the provider wants to read when its webhook was taken. */
  readonly webhookAnswer: Readonly<Record<string, string>>;
};
