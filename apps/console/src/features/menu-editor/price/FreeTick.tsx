import { Checkbox } from '@mantine/core';
import type { DraftItem, DraftVariation } from '@tableside/domain/menu';
import { ZERO } from '@tableside/domain/money';
import { useText } from '../../../i18n/index.ts';

type Form = DraftItem | DraftVariation;

/** With another price; what costs something is free no more. */
export const withPrice = <F extends Form>(form: F, price: Form['price']): F => {
  const { free, ...priced } = form;
  return { ...priced, price, ...(free && price === 0 && { free }) } as F;
};

/** Given away, by somebody who meant it. */
export const givenAway = <F extends Form>(form: F): F => ({
  ...form,
  price: ZERO,
  free: true,
  loyaltyPrice: null,
  ...('discountedPrice' in form && { discountedPrice: null }),
});

/** The one way to a price of 0. */
export const FreeTick = <F extends Form>({ form, onSet }: { form: F; onSet: (form: F) => void }) => {
  const { t } = useText();
  return (
    <Checkbox
      size="md"
      label={t('menu.free')}
      checked={form.free === true && form.price === 0}
      onChange={({ currentTarget: { checked } }) => onSet(checked ? givenAway(form) : withPrice(form, null))}
    />
  );
};
