import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadScreen } from '../../app/screens.ts';
import { useLate } from '../../app/use-late.ts';
import { useWide } from '../../app/use-wide.ts';
import { track } from '../../data/analytics/analytics.ts';
import { useCart } from '../../data/cart/index.ts';
import type { Menu, MenuItem } from '../../data/menu.ts';
import { activeFilter, keepsDiet, useDietParts, useSieve } from '../../features/filters/index.ts';
import { ItemSheet, loadItemParts, quickAdd, useItemSheet } from '../../features/item/index.ts';
import { isServed, piecesByItem, scrollToCategory } from '../../features/menu/index.ts';
import { look, pixels, useGuest } from '../../features/venue/index.ts';
import { Dishes } from './category/Dishes.tsx';
import { listedCategories, specialDeals, visibleCategories } from './category/visible-categories.ts';
import styles from './Menu.module.css';
import type { OpenSheet } from './sheets/MenuSheets.tsx';
import { ControlBar, type Elsewhere } from './top/ControlBar.tsx';
import { MenuHeader } from './top/MenuHeader.tsx';
import { MenuIntro } from './top/MenuIntro.tsx';
import { useTopBar } from './top/use-top-bar.ts';
import { useOpenedDish } from './use-opened-dish.ts';
import { useOpenedOrder } from './use-opened-order.ts';

const useCategories = (menu: Menu, token: string) => {
  const sieve = useSieve();
  const all = useMemo(() => visibleCategories(menu, activeFilter(token)), [menu, token]);
  return useMemo(() => {
    const categories = sieve(all);
    const served = new Map(categories.map(category => [category.id, isServed(category)]));
    return {
      all,
      categories,
      listed: listedCategories(categories),
      deals: specialDeals(categories),
      itemServed: (item: MenuItem) => served.get(item.category) ?? true,
    };
  }, [all, sieve]);
};

const loadSheets = () => import('./sheets/MenuSheets.tsx');
const loadOrderSheet = () =>
  import('../../features/orders/index.ts').then(part => ({ default: part.OrderSheet }));

/** The menu with everything around it. */
export const MenuPage = ({ menu }: { menu: Menu }) => {
  const guest = useGuest();
  const { token, restaurant, orderingEnabled, ordersPaused } = guest;
  const { all, categories, listed, deals, itemServed } = useCategories(menu, token);
  const { opened, open, close } = useItemSheet(itemServed);
  useOpenedDish(token, menu, open);
  const [active, setActive] = useState(categories[0]?.id ?? null);
  /** When a category was last tapped. */
  const tapped = useRef(0);
  const { head, shown, scrolled } = useTopBar();
  const wide = useWide();
  const { cart } = useCart(token);
  const pieces = useMemo(() => piecesByItem(cart.cart), [cart]);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const Sheets = useLate(loadSheets, sheet !== null || scrolled || wide);
  const diet = useDietParts(sheet === 'diet' || keepsDiet());
  const order = useOpenedOrder(token);
  const OrderSheet = useLate(loadOrderSheet, order.number !== null);
  useEffect(() => {
    document.title = restaurant.name;
    const timer = setTimeout(() => {
      for (const load of [() => loadScreen('PlaceOrder'), loadItemParts]) void load().catch(() => undefined);
    }, 1500);
    return () => clearTimeout(timer);
  }, [restaurant.name]);

  const offset = pixels(restaurant, 'category-scroll-offset');
  const goTo = useCallback(
    (id: string) => {
      tapped.current = Date.now();
      setActive(id);
      scrollToCategory(id, offset);
    },
    [offset],
  );
  const { decimals } = restaurant.currency;
  const add = useCallback(
    (item: MenuItem) => {
      if (!quickAdd(token, item, decimals)) open(item);
    },
    [token, decimals, open],
  );
  const onAdd = orderingEnabled && !ordersPaused ? add : undefined;
  return (
    <div
      className={styles.page}
      data-layout={look(restaurant, 'card-layout')}
      data-divider={look(restaurant, 'divider-style')}
      data-shape={look(restaurant, 'item-image-shape')}
      data-beside={orderingEnabled || undefined}
    >
      <header ref={head}>
        <Suspense>
          <MenuHeader onLanguage={() => setSheet('language')} onWaiter={() => setSheet('waiter')} />
          <MenuIntro onMore={() => setSheet('info')} onDiet={() => setSheet('diet')} />
        </Suspense>
      </header>
      {Sheets && (
        <Sheets.Bar
          categories={listed}
          active={active}
          shown={shown}
          wide={wide}
          onAll={() => setSheet('categories')}
          onWaiter={() => setSheet('waiter')}
          onChoose={id => {
            track('category_slider_selected');
            goTo(id);
          }}
        />
      )}
      {/* Before the dishes, so that the keyboard reaches the cart without walking through all of them. */}
      <div className={styles.rail}>
        {Sheets && wide && orderingEnabled && <Sheets.Beside />}
        <ControlBar elsewhere={elsewhere} />
      </div>
      {diet && (
        <diet.Diet
          categories={all}
          open={sheet === 'diet'}
          onOpen={() => setSheet('diet')}
          onClose={() => setSheet(null)}
        />
      )}
      <Dishes
        categories={categories}
        deals={deals}
        language={menu.language}
        pieces={pieces}
        onGo={goTo}
        onOpen={open}
        onAdd={onAdd}
      />
      <ItemSheet opened={opened} onClose={close} />
      {OrderSheet && <OrderSheet number={order.number} onClose={order.close} />}
      {Sheets && (
        <Sheets
          sheet={sheet}
          onSheet={setSheet}
          categories={listed}
          active={active}
          onChoose={goTo}
          shown={categories}
          tapped={tapped}
          onActive={setActive}
          onElsewhere={setElsewhere}
        />
      )}
    </div>
  );
};
