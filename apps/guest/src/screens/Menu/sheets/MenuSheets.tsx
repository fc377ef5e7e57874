import type { Category } from '../../../data/menu.ts';
import { LanguageSheet } from '../../../features/language/index.ts';
import { PromotionalPopup, useCalm } from '../../../features/popup/index.ts';
import { VisitReview } from '../../../features/review/index.ts';
import { WaiterSheet } from '../../../features/waiter/index.ts';
import { CategoryListSheet } from './CategoryListSheet.tsx';
import { InfoSheet } from './InfoSheet.tsx';
import { OrdersOnboarding } from './OrdersOnboarding.tsx';

/** The popup looks after the introduction, and waits for it. ONBOARD-07. */
const AFTER_INTRODUCTION = 500;

export { SelectSheets } from '../../Select/SelectSheets.tsx';
export { LateCartBeside } from '../beside/LateCartBeside.tsx';
export { CategoryBar } from '../category/CategoryBar.tsx';

export type OpenSheet = 'language' | 'waiter' | 'info' | 'categories' | 'diet' | 'review' | null;

export type MenuSheetsProps = {
  readonly sheet: OpenSheet;
  readonly onSheet: (sheet: OpenSheet) => void;
  readonly categories: readonly Category[];
  readonly active: string | null;
  readonly onChoose: (id: string) => void;
};

/**
 * The sheets of the menu beside the dish itself, and those that a venue wants to come by themselves, at an idle moment after the first
 * order: the introduction, then the popup.
 * Fetched after the first view. ONBOARD-07.
 */
const MenuSheets = ({ sheet, onSheet, categories, active, onChoose }: MenuSheetsProps) => {
  const close = () => onSheet(null);
  const calm = useCalm();
  return (
    <>
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
export default MenuSheets;
