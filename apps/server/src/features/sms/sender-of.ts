import type { SmsSender } from './sms.ts';

const KINDS: Readonly<Record<string, { readonly kind: SmsSender['kind']; readonly scheme: string }>> = {
  'twilio:': { kind: 'twilio', scheme: 'https' },
  'vonage:': { kind: 'vonage', scheme: 'https' },
  'https:': { kind: 'http', scheme: 'https' },
  'http:': { kind: 'http', scheme: 'http' },
};

/** The part behind the scheme, read as a web address: browsers' parsers know no hosts of schemes that are not theirs. */
const partsOf = (address: string): { readonly scheme: string; readonly url: URL } | null => {
  const [, scheme = '', rest = ''] = /^([a-z]+:)\/\/(.+)$/.exec(address) ?? [];
  const url = rest === '' ? null : URL.parse(`https://${rest}`);
  return url && { scheme, url };
};

/**
 * The sender that an address of the settings names: `twilio://<sid>:<token>@api.twilio.com?from=<number>`,
 * `vonage://<key>:<secret>@rest.nexmo.com?from=<name>`, or `https://…` for one of the operator's own. Null for anything else.
 */
export const senderOf = (address: string): SmsSender | null => {
  const parts = partsOf(address);
  const known = parts && KINDS[parts.scheme];
  if (!parts || !known) return null;
  const { url } = parts;
  const { kind } = known;
  const from = url.searchParams.get('from') ?? '';
  const named = from !== '' && url.username !== '' && url.password !== '';
  if (kind !== 'http' && !named) return null;
  url.searchParams.delete('from');
  const path = kind === 'http' ? `${url.pathname}${url.search}` : url.pathname;
  return {
    kind,
    baseUrl: `${known.scheme}://${url.host}${path}`.replace(/\/$/, ''),
    user: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    from,
  };
};
