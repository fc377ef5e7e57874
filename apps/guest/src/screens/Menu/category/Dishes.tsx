import { memo, Suspense } from 'react';
import type { Category, MenuItem } from '../../../data/menu.ts';
import { QuickAccess } from '../top/QuickAccess.tsx';
import { SpecialDeals } from '../top/SpecialDeals.tsx';
import { StatusBanner } from '../top/StatusBanner.tsx';
import { CategorySection, type RowActions } from './CategorySection.tsx';

type Props = RowActions & {
  readonly categories: readonly Category[];
  readonly deals: readonly MenuItem[];
  readonly language: string;
  readonly pieces: ReadonlyMap<string, number>;
  readonly onGo: (id: string) => void;
};

/**
 * All dishes. Each part comes alive by itself, the one that is tapped first of all; what happens around them (a sheet
 * opens, the bar comes) must not render them, or the tap would wait until every one of them is alive.
 */
export const Dishes = memo(({ categories, deals, language, pieces, onGo, onOpen, onAdd }: Props) => (
  <main>
    <Suspense>
      <StatusBanner docked />
      <QuickAccess categories={categories} onGo={onGo} />
    </Suspense>
    {categories.map((category, place) => (
      <Suspense key={category.id}>
        <CategorySection
          category={category}
          language={language}
          pieces={pieces}
          first={place === 0}
          onOpen={onOpen}
          onAdd={onAdd}
        />
        {/* After the first dishes: what a guest came for, with its +, stands on the first screen. */}
        {place === 0 && <SpecialDeals items={deals} onOpen={onOpen} />}
      </Suspense>
    ))}
  </main>
));
