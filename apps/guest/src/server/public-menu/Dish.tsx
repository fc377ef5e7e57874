import type { PublicCategory, PublicDish } from '@tableside/contract/http/guests/public-menu';
import type { MessageKey, Translate } from '@tableside/i18n';

export type DishWords = { readonly t: Translate; readonly money: (amount: number) => string };
type Props = DishWords & { readonly dish: PublicDish; readonly category: PublicCategory };

const namesOf = (codes: readonly string[], t: Translate): string =>
  codes.map(code => t(`allergens.name.${code}` as MessageKey) || code).join(', ');

/** What a dish contains and may contain. Silence is never read as none: the foot of the page says what it means. */
const Contents = ({ dish, t }: { dish: PublicDish; t: Translate }) => {
  const stated = dish.allergens_stated && dish.allergens.length === 0;
  if (dish.allergens.length === 0 && dish.may_contain.length === 0 && !stated) return null;
  const said = [
    stated ? t('allergens.none') : '',
    dish.allergens.length > 0 ? t('allergens.contains', { list: namesOf(dish.allergens, t) }) : '',
    dish.may_contain.length > 0 ? t('allergens.may', { list: namesOf(dish.may_contain, t) }) : '',
  ];
  return <p className="quiet">{said.filter(Boolean).join(' · ')}</p>;
};

const Forms = ({ dish, money, t }: DishWords & { dish: PublicDish }) => (
  <ul className="forms">
    {dish.variations.map(({ name, price, sold_out, allergens }) => (
      <li key={name}>
        <span>{name}</span> <span className="price">{money(price)}</span>
        {sold_out && !dish.sold_out && <span className="out"> {t('menu.soldOut')}</span>}
        {allergens.length > 0 && (
          <span className="quiet"> {t('allergens.optionContains', { list: namesOf(allergens, t) })}</span>
        )}
      </li>
    ))}
  </ul>
);

/** One dish with everything about it that does not need a tap. */
export const Dish = ({ dish, category, t, money }: Props) => {
  const gone = dish.sold_out ? t('menu.soldOut') : category.served_now ? '' : t('menu.notNow');
  const several = dish.variations.length > 0;
  const price = money(dish.price);
  return (
    <li className={gone ? 'dish gone' : 'dish'}>
      {dish.thumbnail && (
        <img src={dish.thumbnail} alt="" width={320} height={240} loading="lazy" decoding="async" />
      )}
      <div className="words">
        <div className="line">
          <h3>{dish.name}</h3>
          <p className="price">
            {dish.price_before !== null && (
              <s>
                <span className="visually-hidden">
                  {t('menu.oldPrice', { price: money(dish.price_before) })}
                </span>
                <span aria-hidden="true">{money(dish.price_before)}</span>
              </s>
            )}{' '}
            {several ? t('menu.from', { price }) : price}
          </p>
        </div>
        {dish.description && <p className="about">{dish.description}</p>}
        {several && <Forms dish={dish} t={t} money={money} />}
        <Contents dish={dish} t={t} />
        {(gone || dish.tags.length > 0 || dish.popular) && (
          <p className="tags">
            {gone && <strong className="out">{gone}</strong>}
            {dish.popular && <span>{t('menu.popular')}</span>}
            {dish.tags.map(tag => (
              <span key={tag}>{tag}</span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
};
