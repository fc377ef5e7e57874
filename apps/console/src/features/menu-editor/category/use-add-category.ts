import { useText } from '../../../i18n/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import { newCategory } from '../new-entities.ts';

/** Puts a new category behind the others; answers with its id. */
export const useAddCategory = (): (() => string) => {
  const { t } = useText();
  const { draft, change } = useDraft();
  return () => {
    const category = newCategory(draft.main_language, t('menu.newCategory'));
    void change({ kind: 'category-add', category, at: draft.document.categories.length });
    return category.id;
  };
};
