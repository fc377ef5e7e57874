import { describe, expect, it } from 'vitest';
import { cardDraft, donateeBody, type GiftCard, tipCardBody } from './card-draft.ts';

const card: GiftCard = {
  id: 'c',
  kind: 'tip',
  hash: 'h',
  name: 'Rūta',
  names: {},
  description: { lt: 'Padavėja' },
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
  person: 'Rūta',
  picks: false,
  active: true,
};

describe('a card as it is typed', () => {
  it('is sent as it was read where nothing was typed', () => {
    expect(tipCardBody(cardDraft(card))).toEqual({
      name: 'Rūta',
      description: { lt: 'Padavėja' },
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
    expect(description).toEqual({ lt: 'Padavėja', en: '' });
  });
});
