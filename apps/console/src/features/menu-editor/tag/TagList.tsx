import { Button, UnstyledButton } from '@mantine/core';
import { itemsOf } from '@tableside/domain/menu-edit';
import { useText } from '../../../i18n/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import { newTag } from '../new-entities.ts';
import { nameIn } from '../words.ts';
import { TagGlyph } from './TagGlyph.tsx';
import styles from './tags.module.css';

/** What dishes can be marked with, and how many are. */
export const TagList = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const { t } = useText();
  const { draft, change } = useDraft();
  const { tags } = draft.document;
  const items = itemsOf(draft.document);
  const add = () => {
    const tag = newTag(draft.main_language, t('menu.newTag'));
    void change({ kind: 'tag-add', tag, at: tags.length });
    onOpen(tag.id);
  };
  return (
    <div className={styles.panel}>
      <p className={styles.soft}>{t('menu.tagsHint')}</p>
      <ul className={styles.list}>
        {tags.map(tag => (
          <li key={tag.id}>
            <UnstyledButton className={styles.tag} onClick={() => onOpen(tag.id)}>
              <span className={styles.place}>
                <TagGlyph name={tag.icon} color={tag.iconColor} />
              </span>
              <span>{nameIn(tag.name, draft.main_language)}</span>
              <span className={styles.soft}>
                {t('menu.tagged', { count: items.filter(each => each.tags.includes(tag.id)).length })}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={add}>
        {t('menu.addTag')}
      </Button>
    </div>
  );
};
