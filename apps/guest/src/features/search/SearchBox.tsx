import { Icon, IconButton } from '@tableside/design';
import { type RefObject, useRef } from 'react';
import { useT } from '../../texts/texts.ts';
import styles from './SearchBox.module.css';

type Props = {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onFocus?: () => void;
  /** For whoever puts the cursor into it. */
  readonly field?: RefObject<HTMLInputElement | null>;
};

/** A field to look for something while one types, emptied by one touch. */
export const SearchBox = ({ label, placeholder, query, onChange, onFocus, field }: Props) => {
  const t = useT();
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  return (
    <search className={styles.box}>
      <Icon name="search" size={20} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={query}
        onFocus={onFocus}
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
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
};
