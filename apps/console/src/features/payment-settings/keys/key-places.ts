/** A key as whoever copies it sees it on the provider's own page. */
export type KeyPlace = {
  /** As ours is named. */
  readonly name: string;
  readonly called: string;
  /** How the real one begins; absent: it shows nothing. */
  readonly begins?: string;
};

/** A page of the provider's, with what is to be copied from it, and entered into it. */
export type ProviderPage = {
  /** The words to press, one after the other. */
  readonly trail: readonly string[];
  readonly keys: readonly KeyPlace[];
  /** The field that wants our address; absent: none does. */
  readonly address?: string;
};

/** Words of the providers' own pages, as far as their documents show them; in the language in which those are. */
const PAGES: Readonly<Record<string, readonly ProviderPage[]>> = {
  stripe: [
    {
      trail: ['Developers', 'API keys'],
      keys: [
        { name: 'publishableKey', called: 'Publishable key', begins: 'pk_live_' },
        { name: 'secretKey', called: 'Secret key', begins: 'sk_live_' },
      ],
    },
    {
      trail: ['Developers', 'Webhooks', 'Add endpoint'],
      address: 'Endpoint URL',
      keys: [{ name: 'webhookSecret', called: 'Signing secret', begins: 'whsec_' }],
    },
  ],
  montonio: [
    {
      trail: ['Stores', 'API keys'],
      keys: [
        { name: 'accessKey', called: 'Access key' },
        { name: 'secretKey', called: 'Secret key' },
      ],
    },
  ],
  neopay: [
    {
      trail: ['Projects'],
      keys: [
        { name: 'projectId', called: 'Project ID' },
        { name: 'projectKey', called: 'Project key' },
      ],
    },
    { trail: ['Projects', 'Settings'], address: 'Callback URL', keys: [] },
  ],
  solidgate: [
    {
      trail: ['Developers', 'Channel details'],
      keys: [
        { name: 'publicKey', called: 'Public key', begins: 'api_pk_' },
        { name: 'secretKey', called: 'Secret key', begins: 'api_sk_' },
      ],
    },
    {
      trail: ['Developers', 'Channel details', 'Webhooks'],
      address: 'URL',
      keys: [
        { name: 'webhookPublicKey', called: 'Webhook public key', begins: 'wh_pk_' },
        { name: 'webhookSecretKey', called: 'Webhook secret key', begins: 'wh_sk_' },
      ],
    },
  ],
};

/** A key that nobody has put into words: `apiSecret` is "Api secret". */
const inWords = (name: string): string => {
  const words = name.replace(/([A-Z])/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Where a provider's keys are found, page by page; each key that it wants is on one of them. */
export const pagesOf = (provider: string, keys: readonly string[]): readonly ProviderPage[] => {
  const pages = Object.hasOwn(PAGES, provider) ? (PAGES[provider] ?? []) : [];
  const placed = new Set(pages.flatMap(page => page.keys.map(({ name }) => name)));
  const rest = keys.filter(name => !placed.has(name)).map(name => ({ name, called: inWords(name) }));
  return rest.length === 0 ? pages : [...pages, { trail: ['API keys'], keys: rest }];
};
