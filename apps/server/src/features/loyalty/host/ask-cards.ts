import { judgeWord } from '@tableside/domain/loyalty';
import type { Deps } from '../../../deps.ts';
import { WORD_COUNTS_MS } from './due.ts';
import {
  type CardToAsk,
  cardsToAsk,
  dropWord,
  noteHostSilent,
  noteHostSpoke,
  storedHost,
  writeWord,
} from './host-store.ts';
import { type HostParts, hostOf } from './place.ts';
import { HostSilent, type LoyaltyHost } from './port.ts';

export type AskParts = HostParts & Pick<Deps, 'database' | 'venues' | 'clock' | 'log'>;

const askOne = async (deps: AskParts, card: CardToAsk): Promise<void> => {
  const { run } = deps.database;
  const stored = await storedHost(run, card.venueId);
  if (!stored) return;
  const { settings } = await deps.venues.get(card.venueId);
  const currency = settings.currency.code;
  try {
    const word = await hostOf(deps, stored).readCard(card.number, currency);
    const now = deps.clock();
    const asked = { number: card.number, currency, most: card.most, now };
    const gone = { number: card.number, currency, percent: 0, active: false, expiresAt: null };
    const judged = judgeWord(word ?? gone, asked);
    if ('lie' in judged) throw new HostSilent('not_believed', judged.lie);
    const { percent, expiresAt } = judged.believed;
    await writeWord(run, card.id, {
      percent,
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      at: new Date(now),
      until: new Date(now + WORD_COUNTS_MS),
    });
    await noteHostSpoke(run, card.venueId);
  } catch (cause) {
    if (!(cause instanceof HostSilent)) throw cause;
    deps.log.warn({ err: cause, venueId: card.venueId }, 'the loyalty system cannot be asked');
    // Who lies once is not believed in what they said before.
    if (cause.why === 'not_believed') await dropWord(run, card.id);
    await noteHostSilent(run, card.venueId, cause.why, new Date(deps.clock()));
  }
};

/**
 * Asks other systems about the cards of a sign-in that are due, no transaction being open meanwhile. Whatever they do, it
 * comes back within seconds, and prices are made from what is known then. Requests at once share one question.
 */
export const createAsking = (deps: AskParts) => {
  const underWay = new Map<string, Promise<void>>();
  const once = (card: CardToAsk): Promise<void> => {
    const known = underWay.get(card.id);
    if (known) return known;
    const asked = askOne(deps, card).finally(() => underWay.delete(card.id));
    underWay.set(card.id, asked);
    return asked;
  };
  return async (signIn: Buffer, venueId: string): Promise<void> => {
    const cards = await cardsToAsk(deps.database.run, signIn, venueId, new Date(deps.clock()));
    await Promise.all(cards.map(once));
  };
};

/** A guest joins by the other system. Throws {@link HostSilent}. */
export const joinByHost = async (
  deps: AskParts,
  host: LoyaltyHost,
  asked: { readonly venueId: string; readonly most: number | null } & Parameters<LoyaltyHost['join']>[0],
) => {
  const { venueId, most, ...joining } = asked;
  try {
    const answer = await host.join(joining);
    if (answer.kind === 'refused') return answer;
    const now = deps.clock();
    const judged = judgeWord(answer.word, { number: joining.number, currency: joining.currency, most, now });
    if ('lie' in judged) throw new HostSilent('not_believed', judged.lie);
    await noteHostSpoke(deps.database.run, venueId);
    return {
      kind: 'card',
      ...judged.believed,
      until: new Date(now + WORD_COUNTS_MS),
    } as const;
  } catch (cause) {
    if (cause instanceof HostSilent)
      await noteHostSilent(deps.database.run, venueId, cause.why, new Date(deps.clock()));
    throw cause;
  }
};
