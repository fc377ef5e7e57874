import { describe, expect, it } from 'vitest';
import { cardDraft, donateeBody, type GiftCard, isOwned, ownedCardBody, tipCardBody } from './card-draft.ts';

const card: GiftCard = {
  id: 'c',
  kind: 'tip',
  hash: 'h',
  name: 'Team',
  names: {},
  description: { lt: 'Komanda' },
  thanks: {},
  picture: null,
  language: 'lt',
  show_review: true,
  amounts: [200, 500, 1000],
  min: 100,
  max: 20_000,
  preselected: null,
  iban: null,
  raised: 0,
  person: null,
  picks: false,
  active: true,
};

describe('a card as it is typed', () => {
  it('is sent as it was read where nothing was typed', () => {
    expect(tipCardBody(cardDraft(card))).toEqual({
      name: 'Team',
      description: { lt: 'Komanda' },
      thanks: {},
      language: 'lt',
      picks: false,
      show_review: true,
      amounts: [200, 500, 1000],
      min: 100,
      max: 20_000,
      preselected: null,
      picture: null,
    });
  });

  it('of a person has nothing of what it says and shows: that is theirs, also once they want to be seen no more', () => {
    const own = { ...card, name: 'Rūta', person: 'Rūta' };
    expect(ownedCardBody(cardDraft(own))).toEqual({
      language: 'lt',
      show_review: true,
      amounts: [200, 500, 1000],
      min: 100,
      max: 20_000,
      preselected: null,
    });
    expect([card, own, { ...own, person: '' }, { ...card, kind: 'donation' as const }].map(isOwned)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('an amount that was taken away takes its choice with it, and others keep theirs', () => {
    const draft = cardDraft(card);
    const [, second, third] = draft.amounts;
    const amounts = [null, second ?? null, third ?? null];
    expect(tipCardBody({ ...draft, amounts, preselected: 2 })).toMatchObject({
      amounts: [500, 1000],
      preselected: 1,
    });
    expect(tipCardBody({ ...draft, amounts, preselected: 0 })).toMatchObject({ preselected: null });
  });

  it('of a donation has both languages of its card', () => {
    const { name, description } = donateeBody(cardDraft({ ...card, names: { lt: 'Prieglauda' } }));
    expect(name).toEqual({ lt: 'Prieglauda', en: '' });
    expect(description).toEqual({ lt: 'Komanda', en: '' });
  });
});
