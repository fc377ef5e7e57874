import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { RowAction } from '../../../../parts/list/RowAction.tsx';
import styles from '../looks.module.css';

type Props = {
  label: string;
  hint?: string;
  /** `#rrggbb`, or empty for the product's own. */
  value: string;
  /** What guests see where nothing was chosen. */
  own: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  children?: ReactNode;
};

const COLOUR = /^#[0-9a-f]{6}$/i;
const withHash = (typed: string): string => {
  const digits = typed.trim().replace(/^#*/, '');
  return digits === '' ? '' : `#${digits.toLowerCase()}`;
};

/** A colour: from the browser's own palette or typed, and given back with one tap. */
export const ColourField = ({ label, hint, value, own, error, onChange, children }: Props) => {
  const { t } = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed !== null) onChange(withHash(typed));
    setTyped(null);
  };
  return (
    <div className={styles.colour}>
      <input
        type="color"
        className={styles.well}
        aria-label={t('looks.pick', { name: label })}
        value={COLOUR.test(value) ? value : own}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <TextInput
        className={styles.hex}
        label={label}
        description={hint}
        error={error}
        placeholder={own}
        maxLength={9}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? value}
        onChange={event => {
          const words = event.currentTarget.value;
          setTyped(words);
          if (words.trim() === '' || COLOUR.test(withHash(words))) onChange(withHash(words));
        }}
        onBlur={leave}
      />
      {value !== '' && (
        <RowAction
          icon="undo"
          label={t('looks.ownColour', { name: label })}
          boxed
          onClick={() => onChange('')}
        />
      )}
      {children}
    </div>
  );
};
