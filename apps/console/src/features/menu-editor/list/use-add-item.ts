import { useCallback } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import { newItem } from '../new-entities.ts';

/** Puts a new dish at the end of a category; answers with its id, or null where that category is gone. */
export const useAddItem = (): ((categoryId: string) => string | null) => {
  const { t } = useText();
  const { draft, change } = useDraft();
  return useCallback(
    categoryId => {
      const category = draft.document.categories.find(({ id }) => id === categoryId);
      if (!category) return null;
      const item = newItem(draft.main_language, t('menu.newItem'));
      void change({ kind: 'item-add', item, category: category.id, at: category.items.length });
      return item.id;
    },
    [draft.document.categories, draft.main_language, change, t],
  );
};
