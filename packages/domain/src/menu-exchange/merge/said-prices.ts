import type { DraftItem, DraftVariation } from '../../menu/index.ts';
import { unpricedOf } from '../../menu-edit/index.ts';

type Say = (field: string, reason: 'required' | 'free') => void;

const ZEROS = ['price', 'discountedPrice', 'loyaltyPrice'] as const;

/** Without the amounts of 0 that would give it away. */
const withoutZeros = <Form extends DraftItem | DraftVariation>(form: Form, at: string, say: Say): Form => {
  const zeros = ZEROS.filter(field => (form as Partial<DraftItem>)[field] === 0);
  for (const field of zeros) say(`${at}${field}`, 'free');
  return { ...form, ...Object.fromEntries(zeros.map(field => [field, null])) };
};

/**
 * A dish as a file makes it, with nothing in it given away that the file does not call free: a file says 0 where its own
 * programme knew no price. What the dish lacked before is no news.
 */
export const withSaidPrices = (item: DraftItem, old: DraftItem | undefined, say: Say): DraftItem => {
  const known = old ? unpricedOf(old) : [];
  const gaps = unpricedOf(item).filter(
    ({ part, why }) => !known.some(each => each.part === part && each.why === why),
  );
  const settled = <Form extends DraftItem | DraftVariation>(
    form: Form,
    part: string | null,
    at: string,
  ): Form => {
    const why = gaps.find(each => each.part === part)?.why;
    if (why === 'none') say(`${at}price`, 'required');
    return why === 'zero' ? withoutZeros(form, at, say) : form;
  };
  return {
    ...settled(item, null, ''),
    variations: item.variations.map((each, place) => settled(each, each.id, `variations.${place}.`)),
  };
};
