import { UnstyledButton } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { type DraftLine, draftPieces } from '../pad/draft.ts';
import styles from './grid.module.css';

/** The round that a table had last, to be had once more by one tap. */
export const AgainStrip = ({ round, onAgain }: { round: readonly DraftLine[]; onAgain: () => void }) => {
  const { t } = useText();
  if (round.length === 0) return null;
  return (
    <UnstyledButton className={styles.again} onClick={onAgain}>
      <b>{t('add.again')}</b>
      <span>{round.map(({ quantity, name }) => `${quantity} ${name}`).join(', ')}</span>
      <b>+{draftPieces(round)}</b>
    </UnstyledButton>
  );
};
