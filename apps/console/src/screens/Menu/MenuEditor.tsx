import { Button, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { findItem } from '@tableside/domain/menu-edit';
import { startTransition, useCallback, useDeferredValue, useState } from 'react';
import {
  BulkBar,
  CategoryForm,
  CategoryList,
  EmptyMenu,
  ItemForm,
  ItemList,
  nameIn,
  PublishBar,
  TagForm,
  TagList,
  useAddItem,
  useDraft,
} from '../../features/menu-editor/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import screens from '../screens.module.css';
import { MenuTools } from './MenuTools.tsx';
import styles from './menu.module.css';
import { SidePanel } from './SidePanel.tsx';

type Open = { readonly kind: 'item' | 'category' | 'tag'; readonly id: string } | { readonly kind: 'tags' };

/** Wide enough for the form to stand beside the list. */
const WIDE = '(min-width: 75em)';

/** Categories, their dishes, and what is being changed: side by side where there is room, else in a sheet. */
export const MenuEditor = () => {
  const { t } = useText();
  const { draft } = useDraft();
  const wide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<string | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [words, setWords] = useState('');
  const [sorting, setSorting] = useState(false);
  const [sortingCategories, setSortingCategories] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const sought = useDeferredValue(words);
  const sortable = useDeferredValue(sorting);
  const { categories, tags } = draft.document;
  const empty = categories.length === 0;
  const chosenId = categories.some(({ id }) => id === chosen) ? chosen : (categories[0]?.id ?? null);
  // The dishes of another one take a slow machine longer than a finger waits: the list of categories answers before.
  const shownId = useDeferredValue(chosenId);
  const category = categories.find(({ id }) => id === shownId) ?? categories[0] ?? null;
  // A form takes a slow machine longer to make than a finger waits: its row answers before.
  const formOf = useDeferredValue(open);
  const item = formOf?.kind === 'item' ? findItem(draft.document, formOf.id) : null;
  const opened = formOf?.kind === 'category' ? categories.find(({ id }) => id === formOf.id) : null;
  const close = useCallback(() => setOpen(null), []);
  const openItem = useCallback((id: string) => setOpen({ kind: 'item', id }), []);
  const addItem = useAddItem();
  const addAnother = (categoryId: string) => {
    const added = addItem(categoryId);
    if (added) openItem(added);
  };
  const select = useCallback(
    (id: string) =>
      setSelected(
        before =>
          new Set(before?.has(id) ? [...before].filter(each => each !== id) : [...(before ?? []), id]),
      ),
    [],
  );
  // Every row gets a box or loses it: the button answers before.
  const selectSeveral = (selecting: boolean) =>
    startTransition(() => setSelected(selecting ? new Set() : null));

  const openedTag = formOf?.kind === 'tag' ? tags.find(({ id }) => id === formOf.id) : null;
  const sortCategories = useCallback(() => setSortingCategories(true), []);
  const categoriesSorted = useCallback(() => setSortingCategories(false), []);
  const editTags = useCallback(() => setOpen({ kind: 'tags' }), []);
  const editCategory = useCallback((id: string) => setOpen({ kind: 'category', id }), []);
  const choose = useCallback((id: string) => {
    setWords('');
    setChosen(id);
  }, []);
  const form = item ? (
    <ItemForm
      key={item.item.id}
      item={item.item}
      categoryId={item.category.id}
      onClose={close}
      onAnother={addAnother}
    />
  ) : openedTag ? (
    <TagForm key={openedTag.id} tag={openedTag} onClose={editTags} />
  ) : formOf?.kind === 'tags' ? (
    <TagList onOpen={id => setOpen({ kind: 'tag', id })} />
  ) : (
    opened && <CategoryForm key={opened.id} category={opened} onClose={close} />
  );
  const named = item?.item ?? openedTag ?? opened;
  const title = named ? nameIn(named.name, draft.main_language) : t('menu.editTags');
  return (
    <div className={`${screens.page} ${styles.editor}`}>
      <div className={styles.head}>
        <h1 className={screens.title}>{t('menu.title')}</h1>
        <MenuTools
          onTags={empty ? null : editTags}
          onSortCategories={categories.length > 1 ? sortCategories : null}
        />
        <PublishBar onOpen={openItem} />
      </div>
      {empty ? (
        <EmptyMenu onEdit={editCategory} />
      ) : (
        <>
          <CategoryList
            chosen={words === '' ? chosenId : null}
            onChoose={choose}
            sorting={sortingCategories && categories.length > 1}
            onSorted={categoriesSorted}
            onEdit={editCategory}
          />
          <section className={styles.list}>
            <div className={styles.bar}>
              <TextInput
                type="search"
                aria-label={t('menu.search')}
                placeholder={t('menu.search')}
                leftSection={<Icon name="search" />}
                value={words}
                onChange={event => setWords(event.currentTarget.value)}
              />
              {selected === null && (
                <Button variant="default" onClick={() => selectSeveral(true)}>
                  {t('menu.selectSeveral')}
                </Button>
              )}
            </div>
            {selected && <BulkBar ids={[...selected]} onDone={() => selectSeveral(false)} />}
            {category && sought.trim() === '' && (
              <div className={styles.categoryHead}>
                <h2>{nameIn(category.name, draft.main_language)}</h2>
                <div className={styles.deeds}>
                  {category.items.length > 1 && (
                    <Button
                      variant="subtle"
                      px="sm"
                      aria-pressed={sorting}
                      onClick={() => setSorting(!sorting)}
                    >
                      {t(sorting ? 'menu.sortingDone' : 'menu.sort')}
                    </Button>
                  )}
                  <Button variant="subtle" px="sm" onClick={() => editCategory(category.id)}>
                    {t('menu.editCategory')}
                  </Button>
                </div>
              </div>
            )}
            <ItemList
              category={category}
              sought={sought}
              open={open?.kind === 'item' ? open.id : null}
              selected={selected}
              sorting={sortable}
              onOpen={openItem}
              onSelect={select}
            />
          </section>
        </>
      )}
      {wide ? (
        !empty && <SidePanel title={form ? title : null}>{form}</SidePanel>
      ) : (
        <Sheet opened={Boolean(form)} onClose={formOf?.kind === 'tag' ? editTags : close} title={title}>
          {form}
        </Sheet>
      )}
    </div>
  );
};
