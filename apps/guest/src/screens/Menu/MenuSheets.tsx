import { useState } from 'react';
import { TIMINGS } from '../../app/timings.ts';
import type { Category } from '../../data/menu.ts';
import { LanguageSheet } from '../../features/language/index.ts';
import { POPUP_AFTER, PromotionalPopup } from '../../features/popup/index.ts';
import { WaiterSheet } from '../../features/waiter/index.ts';
import { CategoryListSheet } from './CategoryListSheet.tsx';
import { InfoSheet } from './InfoSheet.tsx';
import { OrdersOnboarding } from './OrdersOnboarding.tsx';
import { ScrollUp } from './ScrollUp.tsx';

/** From when the menu stands until it explains itself, in milliseconds. ONBOARD-01. */
const ONBOARDING_AFTER = 2_000;

export { CategoryBar } from './CategoryBar.tsx';

export type OpenSheet = 'language' | 'waiter' | 'info' | 'categories' | 'diet' | null;

export type MenuSheetsProps = {
  readonly sheet: OpenSheet;
  readonly onSheet: (sheet: OpenSheet) => void;
  readonly categories: readonly Category[];
  readonly active: string | null;
  readonly onChoose: (id: string) => void;
};

/**
 * The sheets of the menu beside the dish itself, and those that come by themselves: the introduction, then the popup.
 * Fetched after the first view. ONBOARD-07.
 */
const MenuSheets = ({ sheet, onSheet, categories, active, onChoose }: MenuSheetsProps) => {
  const close = () => onSheet(null);
  // Without a sheet that was asked for these came by themselves, a while after the menu.
  const [passed] = useState(sheet === null ? TIMINGS.latePart : 0);
  return (
    <>
      <ScrollUp />
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
      />
      <LanguageSheet open={sheet === 'language'} onClose={close} />
      <WaiterSheet open={sheet === 'waiter'} onClose={close} />
      <OrdersOnboarding after={ONBOARDING_AFTER - passed} />
      <PromotionalPopup after={POPUP_AFTER - passed} />
    </>
  );
};
export default MenuSheets;
