import type { PublicCategory, PublicDish, PublicMenu } from '@tableside/contract/http/guests/public-menu';
import type {
  FoodEstablishment,
  Menu,
  MenuItem,
  MenuSection,
  OpeningHoursSpecification,
  Restaurant,
  WithContext,
} from 'schema-dts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Span = PublicMenu['hours']['exceptions'][number]['spans'][number];

/** A day that ends at midnight ends, in this vocabulary, one minute before. */
const closes = ({ to }: Span): string => (to === '24:00' ? '23:59' : to);

const hoursOf = ({ around_the_clock, week }: PublicMenu['hours']): OpeningHoursSpecification[] => {
  if (around_the_clock)
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS, opens: '00:00', closes: '23:59' }];
  return week.flatMap(({ first, last, spans }) =>
    spans.map(
      (span): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS.slice(first - 1, last),
        opens: span.from,
        closes: closes(span),
      }),
    ),
  );
};

/** Days with hours of their own; a closed day opens and closes at midnight, as search engines want it written. */
const exceptionsOf = ({ exceptions }: PublicMenu['hours']): OpeningHoursSpecification[] =>
  exceptions.flatMap(({ first, last, spans }) =>
    (spans.length > 0 ? spans : [{ from: '00:00', to: '00:00' }]).map(
      (span): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: first,
        validThrough: last,
        opens: span.from,
        closes: closes(span),
      }),
    ),
  );

const itemOf = (dish: PublicDish, { served_now }: PublicCategory, { currency }: PublicMenu): MenuItem => {
  const offer = (price: number, soldOut: boolean, name?: string) =>
    ({
      '@type': 'Offer',
      ...(name && { name }),
      price: price.toFixed(currency.decimals),
      priceCurrency: currency.code,
      availability: soldOut
        ? 'https://schema.org/SoldOut'
        : served_now
          ? 'https://schema.org/InStock'
          : 'https://schema.org/OutOfStock',
    }) as const;
  return {
    '@type': 'MenuItem',
    name: dish.name,
    ...(dish.description && { description: dish.description }),
    ...(dish.picture && { image: dish.picture }),
    offers:
      dish.variations.length > 0
        ? dish.variations.map(({ name, price, sold_out }) => offer(price, sold_out, name))
        : offer(dish.price, dish.sold_out),
  };
};

const sectionOf = (category: PublicCategory, menu: PublicMenu): MenuSection => {
  const sections = [...new Set(category.dishes.flatMap(({ section }) => section ?? []))];
  const itemsIn = (name: string | null) =>
    category.dishes.filter(({ section }) => section === name).map(dish => itemOf(dish, category, menu));
  const direct = itemsIn(null);
  return {
    '@type': 'MenuSection',
    name: category.name,
    ...(category.description && { description: category.description }),
    ...(direct.length > 0 && { hasMenuItem: direct }),
    ...(sections.length > 0 && {
      hasMenuSection: sections.map(
        (name): MenuSection => ({ '@type': 'MenuSection', name, hasMenuItem: itemsIn(name) }),
      ),
    }),
  };
};

/** The venue and its menu in schema.org's words, for search engines. Its types are Google's, made from the vocabulary. */
export const jsonLdOf = (menu: PublicMenu): WithContext<Restaurant | FoodEstablishment> => {
  const { venue, page } = menu;
  const special = exceptionsOf(menu.hours);
  const images = [venue.cover, venue.logo].filter(each => each !== null);
  const sameAs = [venue.website, ...venue.elsewhere].filter(each => each !== null);
  const hasMenu: Menu = {
    '@type': 'Menu',
    '@id': `${page}#menu`,
    url: page,
    inLanguage: menu.language,
    hasMenuSection: menu.categories
      .filter(({ adults_only }) => !adults_only)
      .map(category => sectionOf(category, menu)),
  };
  return {
    '@context': 'https://schema.org',
    '@type': venue.type === 'other' ? 'FoodEstablishment' : 'Restaurant',
    '@id': `${menu.languages[0]?.page ?? page}#venue`,
    name: venue.name,
    url: page,
    ...(venue.description && { description: venue.description }),
    ...(venue.address && { address: venue.address }),
    ...(venue.phone && { telephone: venue.phone }),
    ...(venue.reserve && { acceptsReservations: venue.reserve }),
    ...(images.length > 0 && { image: images }),
    ...(venue.logo && { logo: venue.logo }),
    ...(sameAs.length > 0 && { sameAs }),
    currenciesAccepted: menu.currency.code,
    openingHoursSpecification: hoursOf(menu.hours),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    hasMenu,
  };
};
