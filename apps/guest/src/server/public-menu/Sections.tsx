import type { PublicCategory, PublicMenu } from '@tableside/contract/http/guests/public-menu';
import { Dish, type DishWords } from './Dish.tsx';

type Props = DishWords & { readonly menu: PublicMenu };

/** Dishes in their order, under the headings that they have. */
const grouped = ({ dishes }: PublicCategory) =>
  [...new Set(dishes.map(({ section }) => section))]
    .sort((a, b) => Number(a !== null) - Number(b !== null))
    .map(section => ({ section, dishes: dishes.filter(dish => dish.section === section) }));

const Category = ({ category, menu, t, money }: Props & { category: PublicCategory }) => (
  <section className="category" aria-labelledby={`c-${category.id}`}>
    <h2 id={`c-${category.id}`}>{category.name}</h2>
    {!category.served_now && !category.adults_only && <p className="out">{t('menu.notNow')}</p>}
    {category.description && <p className="about">{category.description}</p>}
    {category.adults_only && <p className="about">{t('public.adults', { age: menu.venue.drinking_age })}</p>}
    {grouped(category).map(({ section, dishes }) => (
      <div key={section ?? ''}>
        {section !== null && <p className="heading">{section}</p>}
        <ul className="dishes">
          {dishes.map(dish => (
            // The heading says it once for all of them.
            <Dish
              key={dish.id}
              dish={dish}
              category={{ ...category, served_now: true }}
              t={t}
              money={money}
            />
          ))}
        </ul>
      </div>
    ))}
  </section>
);

/** The ways into the menu, and the menu. */
export const Sections = ({ menu, t, money }: Props) => (
  <>
    {menu.categories.map(category => (
      <Category key={category.id} category={category} menu={menu} t={t} money={money} />
    ))}
  </>
);
