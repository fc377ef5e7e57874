import { isIP } from 'node:net';
import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { RequestMeta } from '../../../http/mount/handler.ts';
import { staffAddress } from '../../../http/network/own-address.ts';

/** Where passkeys are used: a phone offers those of `rpId` on pages of `origin` and nowhere else. */
export type Site = { readonly origin: string; readonly rpId: string };

/** Browsers make passkeys for names that are reached safely, and for this machine; never for a bare number. */
const siteAt = ({ origin, protocol, hostname }: URL): Site | null => {
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isName && (protocol === 'https:' || isHere) ? { origin, rpId: hostname } : null;
};

/**
 * The site that this installation knows itself to be: PUBLIC_URL, else a host that TRUSTED_HOSTS names; where no guests are
 * served for real, what the request says, as for payments. Null: passkeys are not offered.
 */
export const siteOf = ({ env }: Pick<Deps, 'env'>, meta: RequestMeta): Site | null => {
  if (env.publicUrl !== null) return siteAt(new URL(env.publicUrl));
  const { origin } = meta.headers;
  const said = new URL(
    typeof origin === 'string' && URL.canParse(origin) ? origin : staffAddress({ publicUrl: null }, meta),
  );
  return env.production && !env.trustedHosts.includes(said.host) ? null : siteAt(said);
};

/** The same where passkeys are used. Throws `Refusal` operation_not_allowed where they are not offered. */
export const ownSite = (deps: Pick<Deps, 'env'>, meta: RequestMeta): Site => {
  const site = siteOf(deps, meta);
  if (!site) throw new Refusal('operation_not_allowed');
  return site;
};
