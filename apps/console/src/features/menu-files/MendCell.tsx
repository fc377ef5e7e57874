import { Button, TextInput } from '@mantine/core';
import type { ReadProblemView } from '@tableside/contract/http/shared/menu-exchange';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from './menu-files.module.css';
import { sizesOf } from './same-slip.ts';

type Props = {
  readonly problem: ReadProblemView;
  readonly near: readonly string[];
  /** In how many rows that is meant, where it is meant here. */
  readonly rowsOf: (text: string) => number;
  readonly disabled: boolean;
  /** Of what is offered, for all of these rows. */
  readonly onTake: (text: string) => void;
  readonly onWrite: (text: string) => void;
};

/** A cell that could not be read, written anew here and not in the spreadsheet; what may have been meant is one tap away. */
export const MendCell = ({ problem: { field, value }, near, rowsOf, disabled, onTake, onWrite }: Props) => {
  const { t } = useText();
  const [text, setText] = useState<string | null>(null);
  if (text === null)
    return (
      <div className={styles.mend}>
        {near.map(each => (
          <Button key={each} variant="default" disabled={disabled} onClick={() => onTake(each)}>
            {t(sizesOf(each) === '' ? 'menuFiles.mend.near' : 'menuFiles.mend.sizes', {
              value: each,
              count: rowsOf(each),
            })}
          </Button>
        ))}
        <Button variant="subtle" px="xs" disabled={disabled} onClick={() => setText(value ?? '')}>
          {t('menuFiles.mend.write')}
        </Button>
      </div>
    );
  return (
    <form
      className={styles.mend}
      onSubmit={event => {
        event.preventDefault();
        if (text.trim() !== '') onWrite(text.trim());
      }}
    >
      <TextInput
        size="md"
        aria-label={field}
        autoFocus
        maxLength={300}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={disabled}>
        {t('menuFiles.mend.read')}
      </Button>
    </form>
  );
};
