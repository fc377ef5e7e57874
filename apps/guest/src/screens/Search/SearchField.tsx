import { Icon, IconButton } from '@tableside/design';
import { useEffect, useRef } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
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
      <search className={styles.field}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('menu.search')}
          placeholder={t('search.placeholder')}
          value={query}
          onChange={event => onChange(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
        />
        {query && (
          <IconButton
            icon="close"
            size={18}
            label={t('search.clear')}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          />
        )}
      </search>
    </div>
  );
};
