/** Where a provider is. Without a trailing slash. */
export type Addresses = {
  /** Server to server. */
  readonly baseUrl: string;
  /** From the browser: scripts and pages. */
  readonly browserUrl: string;
};

/** A venue's account at a provider; keys come sealed from the database, addresses from {@link addressesOf}. */
export type ProviderAccount = Addresses & {
  readonly keys: Readonly<Record<string, string>>;
  /** How many decimals the venue's minor units have; amounts of its payments are counted in them. */
  readonly decimals: number;
  /** The connected account that calls speak for, where the keys are those of the installation. ADR 0046. */
  readonly speaksFor?: string;
};

/** Which of a provider's places an account belongs to. The sandbox says itself where it is. */
export type Place = 'live' | 'test' | { readonly sandbox: Addresses };

/** A provider's own addresses; `sandbox` is what they look like below the sandbox's. */
export type KnownAddresses = {
  readonly live: Addresses;
  readonly test: Addresses;
  readonly sandbox: Addresses;
};

const bare = (url: string): string => url.replace(/\/+$/, '');

/** Where a provider is for accounts of a place. */
export const addressesOf = (known: KnownAddresses, place: Place): Addresses =>
  typeof place === 'string'
    ? known[place]
    : {
        baseUrl: bare(place.sandbox.baseUrl) + known.sandbox.baseUrl,
        browserUrl: bare(place.sandbox.browserUrl) + known.sandbox.browserUrl,
      };
