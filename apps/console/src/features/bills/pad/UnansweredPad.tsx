import { Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import styles from '../sheets.module.css';
import { DraftList } from './DraftList.tsx';
import { draftPieces } from './draft.ts';
import { EmptyPad } from './EmptyPad.tsx';
import type { Pad } from './use-pad.ts';

type Props = { pad: Pad; busy: boolean; disabled: boolean; onSend: () => void };

/** What was sent and not answered: nobody knows whether it arrived, and sending it again makes it no second order. */
export const UnansweredPad = ({ pad, busy, disabled, onSend }: Props) => {
  const { t } = useText();
  return (
    <div className={styles.unanswered}>
      <p role="alert" className={styles.refused}>
        {t('pad.unanswered')}
      </p>
      <DraftList courses={[{ id: null, held: false, lines: pad.lines }]} />
      <Button size="xl" loading={busy} disabled={disabled} onClick={onSend} data-autofocus>
        {t('pad.again', { count: draftPieces(pad.lines) })}
      </Button>
      <EmptyPad count={draftPieces(pad.lines)} onEmpty={pad.empty} />
    </div>
  );
};
