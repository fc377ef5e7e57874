import { IconButton } from '@tableside/design';
import { useEffect, useRef } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { SearchBox } from '../../features/search/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Search.module.css';

/** The way back and the field, ready to type. SEARCH-02. */
export const SearchField = ({ query, onChange }: { query: string; onChange: (query: string) => void }) => {
  const t = useT();
  const { token } = useGuest();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.head}>
      <IconButton
        icon="back"
        label={t('common.back')}
        onClick={() => go(pathTo('Menu', { session: token }), { keepScroll: true, replace: true })}
      />
      <SearchBox
        label={t('menu.search')}
        placeholder={t('search.placeholder')}
        query={query}
        onChange={onChange}
        field={field}
      />
    </div>
  );
};
