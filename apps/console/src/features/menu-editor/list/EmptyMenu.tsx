import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { useText } from '../../../i18n/index.ts';
import { Blank } from '../../../parts/page/Blank.tsx';
import { MENU_FILES, sectionPath } from '../../../routes.ts';
import { useVenue } from '../../session/index.ts';
import { useAddCategory } from '../category/use-add-category.ts';
import styles from '../menu-editor.module.css';

/** A menu without a category: the two ways to begin one, and nothing that needs dishes. */
export const EmptyMenu = ({ onEdit }: { onEdit: (id: string) => void }) => {
  const { t } = useText();
  const { slug } = useVenue();
  const add = useAddCategory();
  return (
    <section className={styles.empty}>
      <Blank icon="note" title={t('menu.blank')} hint={t('menu.blankHint')}>
        <div className={styles.beginnings}>
          <Button onClick={() => onEdit(add())}>{t('menu.addCategory')}</Button>
          <Button component={Link} variant="default" href={sectionPath(slug, 'menu', MENU_FILES)}>
            {t('menu.fromFile')}
          </Button>
        </div>
      </Blank>
    </section>
  );
};
