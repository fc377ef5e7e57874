import type { RefObject } from 'react';
import { useLate } from '../../../app/use-late.ts';
import type { Category } from '../../../data/menu.ts';
import { LanguageSheet } from '../../../features/language/index.ts';
import { PromotionalPopup, useCalm } from '../../../features/popup/index.ts';
import { VisitReview } from '../../../features/review/index.ts';
import { useGuest } from '../../../features/venue/index.ts';
import { WaiterSheet } from '../../../features/waiter/index.ts';
import { LateCartBeside } from '../beside/LateCartBeside.tsx';
import { CategoryBar } from '../category/CategoryBar.tsx';
import { useActiveCategory } from '../category/use-active-category.ts';
import type { Elsewhere } from '../top/ControlBar.tsx';
import { CategoryListSheet } from './CategoryListSheet.tsx';
import { InfoSheet } from './InfoSheet.tsx';
import { OrdersOnboarding } from './OrdersOnboarding.tsx';

/** The popup looks after the introduction, and waits for it. ONBOARD-07. */
const AFTER_INTRODUCTION = 500;

export { SelectSheets } from '../../Select/SelectSheets.tsx';

export type OpenSheet = 'language' | 'waiter' | 'info' | 'categories' | 'diet' | 'review' | null;

export type MenuSheetsProps = {
  readonly sheet: OpenSheet;
  readonly onSheet: (sheet: OpenSheet) => void;
  readonly categories: readonly Category[];
  readonly active: string | null;
  readonly onChoose: (id: string) => void;
  /** What is on the page, also what no list has; when one was tapped last, and which is read. */
  readonly shown: readonly Category[];
  readonly tapped: RefObject<number>;
  readonly onActive: (id: string) => void;
  /** Told what lies in the basket of the hall from other kitchens. */
  readonly onElsewhere: (elsewhere: Elsewhere | null) => void;
};

const loadElsewhere = () => import('../../../features/hall-basket/index.ts');

const LateElsewhere = ({ hash, onElsewhere }: { hash: string } & Pick<MenuSheetsProps, 'onElsewhere'>) => {
  const Elsewhere = useLate(loadElsewhere, true);
  return Elsewhere && <Elsewhere hash={hash} onKnown={onElsewhere} />;
};

/**
 * The sheets of the menu beside the dish itself, and those that a venue wants to come by themselves, at an idle moment after the first
 * order: the introduction, then the popup.
 * Fetched after the first view. ONBOARD-07.
 */
const MenuSheets = (props: MenuSheetsProps) => {
  const { sheet, onSheet, categories, active, onChoose, onElsewhere } = props;
  useActiveCategory(props.shown, props.tapped, props.onActive);
  const close = () => onSheet(null);
  const calm = useCalm();
  const hall = useGuest().restaurant.food_court_hash;
  return (
    <>
      {hall && <LateElsewhere hash={hall} onElsewhere={onElsewhere} />}
      <CategoryListSheet
        open={sheet === 'categories'}
        onClose={close}
        categories={categories}
        active={active}
        onChoose={onChoose}
      />
      <InfoSheet
        open={sheet === 'info'}
        onClose={close}
        onLanguage={() => onSheet('language')}
        onDiet={() => onSheet('diet')}
        onReview={() => onSheet('review')}
      />
      <LanguageSheet open={sheet === 'language'} onClose={close} />
      <WaiterSheet open={sheet === 'waiter'} onClose={close} />
      <VisitReview open={sheet === 'review'} onClose={close} />
      {calm && (
        <>
          <OrdersOnboarding after={0} />
          <PromotionalPopup after={AFTER_INTRODUCTION} />
        </>
      )}
    </>
  );
};
/** With what else of the menu is fetched after the first view, and stands in other places of the page. */
export default Object.assign(MenuSheets, { Bar: CategoryBar, Beside: LateCartBeside });
