import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';

/** What a link of a letter does: on the list, or off it. */
export type Way = 'in' | 'out';

type Box = Pick<Deps, 'secretBox'>;

const signed = ({ secretBox }: Box, way: Way, id: string): Buffer => secretBox.sign(id, `member-mail-${way}`);

/** The link of a consent: nobody can make one, it needs no sign-in, and ends with the consent. */
export const linkOf = (deps: Box, site: string, way: Way, id: string): string =>
  `${site}/member-mail/${way}/${id}.${signed(deps, way, id).toString('base64url')}`;

/** The consent of a link's token; null: it is none of ours. */
export const consentOf = (deps: Box, way: Way, token: string): string | null => {
  const [id = '', proof = ''] = token.split('.');
  if (!isUuid(id)) return null;
  const [given, ours] = [Buffer.from(proof, 'base64url'), signed(deps, way, id)];
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
};
