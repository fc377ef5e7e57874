import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { askedForKey, emailWords, mailOf, queueMail } from '../mail/index.ts';
import { linkOf } from './links.ts';
import type { UnderWay } from './mailing-store.ts';
import type { Consent } from './member-mail-store.ts';

/** Where the links of letters lead; null: none leaves, or there is nothing that they could lead to. */
export const siteOfMail = ({ mail }: Pick<Deps, 'mail'>): string | null => (mail.isOpen ? mail.site : null);

type Box = Pick<Deps, 'secretBox'>;

/** Asks a member to confirm that the list is theirs: it holds nothing of an offer, as nobody agreed to one yet. */
export const writeConfirm = async (
  deps: Box,
  run: Run,
  consent: Consent,
  site: string,
  now: number,
): Promise<void> => {
  const say = emailWords(consent.language);
  const { venue } = consent;
  const letter = {
    language: say.language,
    venue,
    title: say('member.confirm.title', { venue }),
    intro: say('member.confirm.intro', { venue }),
    rows: [],
    link: { label: say('member.confirm.button'), url: linkOf(deps, site, 'in', consent.id) },
    notes: [say('member.confirm.note')],
  };
  const dedupeKey = await askedForKey(run, `member-mail:${consent.id}`, now);
  await queueMail(run, mailOf(letter, { dedupeKey, to: consent.email }), now);
};

/** What the house writes to one member, with the way off the list in the letter and for their mail program. */
export const writeMailing = async (
  deps: Box,
  run: Run,
  mailing: UnderWay,
  to: Pick<Consent, 'id' | 'email' | 'language'>,
  site: string,
  now: number,
): Promise<void> => {
  const say = emailWords(to.language);
  const url = linkOf(deps, site, 'out', to.id);
  const letter = {
    language: say.language,
    venue: mailing.venue,
    title: mailing.subject,
    intro: mailing.body,
    rows: [],
    link: { label: say('member.out'), url },
    notes: [say('member.why', { venue: mailing.venue })],
  };
  const dedupeKey = `member-mailing:${mailing.id}:${to.id}`;
  await queueMail(run, { ...mailOf(letter, { dedupeKey, to: to.email }), unsubscribeUrl: url }, now);
};
