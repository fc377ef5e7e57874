import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import { type GiftKind, type OwnTerms, ownTermsProblem } from '@tableside/domain/gifts';
import type { Picture } from '@tableside/domain/menu';
import { isIban, plainIban } from '@tableside/domain/payouts';
import { written } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { storedPicture } from '../pictures/index.ts';
import { audit } from '../staff/index.ts';
import { changeDonatee, changeOwnedCard, changeTipCard, pictureOfCard } from './change-card-store.ts';
import { giftsView } from './view.ts';

type Asked = OwnTerms & { readonly picture: string | null; readonly iban?: string | null };

/** The picture of that id: the one that the card shows, or one that is stored. Null: none is asked for. */
const pictureFor = async (deps: Deps, venueId: string, cardId: string, id: string | null) => {
  const now = isUuid(cardId) ? await pictureOfCard(deps.database.run, venueId, cardId) : undefined;
  if (now === undefined) throw new Refusal('tip_card_unavailable');
  if (id === null || now?.id === id) return id === null ? null : now;
  return (await storedPicture(join(deps.env.dataDir, 'media'), id)) ?? undefined;
};

/** What a card would show, held against what it can. Refuses validation_failed by field, tip_card_unavailable. */
const checked = async (
  deps: Deps,
  venueId: string,
  card: { readonly id: string; readonly kind: GiftKind; readonly asked: Asked; readonly unnamed: boolean },
): Promise<Picture | null> => {
  const { settings } = await deps.venues.get(venueId);
  const picture = await pictureFor(deps, venueId, card.id, card.asked.picture);
  const terms = ownTermsProblem(card.kind, card.asked, settings.currency.decimals);
  const { iban = null } = card.asked;
  const fields = {
    ...(terms && { [terms]: 'terms' }),
    ...(picture === undefined && { picture: 'picture' }),
    ...(iban !== null && !isIban(iban) && { iban: 'iban' }),
    ...(card.unnamed && { name: 'missing' }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
  return picture ?? null;
};

type Calls =
  | 'POST /console/{venue}/gifts/tip-card/{card}/change'
  | 'POST /console/{venue}/gifts/person-card/{card}/change'
  | 'POST /console/{venue}/gifts/donatee/{card}/change';

/** What a card asks, and what of it is not a person's own says and shows. Open pages follow when they are opened again; money under way stays as it was seen. */
export const changeCard = (deps: Deps): Handlers<Calls> => ({
  'POST /console/{venue}/gifts/tip-card/{card}/change': async ({ staff, params, body, meta }) => {
    const { venueId } = staff;
    const { name, show_review: showReview, description, thanks, ...asked } = body;
    const unnamed = name.trim() === '';
    const picture = await checked(deps, venueId, { id: params.card, kind: 'tip', asked, unnamed });
    const texts = { description: written(description), thanks: written(thanks) };
    return deps.database.transaction(async run => {
      const card = { ...asked, ...texts, name: name.trim(), showReview, picture };
      if (!(await changeTipCard(run, venueId, params.card, card))) throw new Refusal('tip_card_unavailable');
      const subject = `gift-card:${params.card}`;
      await audit(run, staff, { action: 'gift-card-change', subject, data: { name } });
      return giftsView(deps, run, { staff, meta });
    });
  },

  'POST /console/{venue}/gifts/person-card/{card}/change': async ({ staff, params, body, meta }) => {
    const { settings } = await deps.venues.get(staff.venueId);
    const { show_review: showReview, ...asked } = body;
    const terms = ownTermsProblem('tip', asked, settings.currency.decimals);
    if (terms) throw new Refusal('validation_failed', { fields: { [terms]: 'terms' } });
    return deps.database.transaction(async run => {
      const known =
        isUuid(params.card) &&
        (await changeOwnedCard(run, staff.venueId, params.card, { ...asked, showReview }));
      if (!known) throw new Refusal('tip_card_unavailable');
      await audit(run, staff, { action: 'gift-card-change', subject: `gift-card:${params.card}` });
      return giftsView(deps, run, { staff, meta });
    });
  },

  'POST /console/{venue}/gifts/donatee/{card}/change': async ({ staff, params, body, meta }) => {
    const { venueId } = staff;
    const { description, ...rest } = body;
    const asked = { ...rest, iban: rest.iban === null ? null : plainIban(rest.iban) };
    const name = written(body.name);
    const unnamed = Object.keys(name).length === 0;
    const picture = await checked(deps, venueId, { id: params.card, kind: 'donation', asked, unnamed });
    return deps.database.transaction(async run => {
      const donatee = { ...asked, name, description: written(description), picture };
      if (!(await changeDonatee(run, venueId, params.card, donatee))) {
        throw new Refusal('tip_card_unavailable');
      }
      const subject = `gift-card:${params.card}`;
      await audit(run, staff, { action: 'gift-card-change', subject, data: { name } });
      return giftsView(deps, run, { staff, meta });
    });
  },
});
