import { createHash } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { textIn } from '@tableside/domain/menu';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Deps } from '../../../deps.ts';
import { accountView } from '../../guest-accounts/index.ts';
import { joinByHost } from '../host/ask-cards.ts';
import { storedHost } from '../host/host-store.ts';
import { hostOf } from '../host/place.ts';
import { HostSilent } from '../host/port.ts';
import { endPast, insertCard, ownCards } from '../member-store.ts';
import type { ProgramRow } from '../program-store.ts';

type Card = Omit<Parameters<typeof insertCard>[1], 'number' | 'word'> & { readonly brought: string | null };

/** The same for each try of a guest, and nothing by which anybody else would know them. */
const referenceOf = (programId: string, accountId: string): string =>
  createHash('sha256').update(`loyalty:${programId}:${accountId}`).digest('hex').slice(0, 40);

/**
 * Joins a programme whose cards another system keeps: it is asked before anything is written, under one reference for each
 * guest, so that a try after a lost answer gets the same card. Refuses loyalty_silent where it says nothing that can be
 * believed, card_not_valid and card_already_used as it does. LOYAL-18, LOYAL-25…27.
 */
export const joinOutside = async (
  deps: Deps,
  settings: VenueSettings,
  program: ProgramRow,
  { brought, ...card }: Card,
): Promise<void> => {
  const { run } = deps.database;
  const { accountId } = card;
  if ((await ownCards(run, accountId, card.now)).has(program.id)) return;
  const stored = await storedHost(run, program.venueId);
  if (!stored) throw new Refusal('loyalty_program_not_found');
  const { displayName, wallet_details: wallet } = await accountView(run, accountId, card.now.getTime());
  const words = (texts: Readonly<Record<string, string>>): string =>
    textIn(texts, settings.mainLanguage, settings.mainLanguage);
  const said = await joinByHost(deps, hostOf(deps, stored), {
    venueId: program.venueId,
    most: program.discountPercent,
    reference: referenceOf(program.id, accountId),
    name: wallet?.name ?? displayName ?? '',
    number: brought,
    currency: settings.currency.code,
    answers: program.fields.flatMap(({ key, name }) => {
      const answer = card.answers[key];
      return answer === undefined ? [] : [{ name: words(name), answer }];
    }),
  }).catch((cause: unknown) => {
    if (!(cause instanceof HostSilent)) throw cause;
    deps.log.warn({ err: cause, venueId: program.venueId }, 'nobody can join by the loyalty system');
    throw new Refusal('loyalty_silent');
  });
  if (said.kind === 'refused') throw new Refusal(said.code);
  const { number, percent, until } = said;
  const expiresAt = said.expiresAt === null ? null : new Date(said.expiresAt);
  const outcome = await deps.database.transaction(async within => {
    await endPast(within, accountId, program.id, card.now);
    return insertCard(within, { ...card, number, word: { percent, expiresAt, until } });
  });
  if (outcome === 'number') throw new Refusal('card_already_used');
};
