import { Button } from '@mantine/core';
import type { CounterPaper } from '@tableside/contract/http/console/till/counter';
import { type Translate, useText } from '../../../i18n/index.ts';
import { useClock } from '../../session/index.ts';
import styles from './papers.module.css';

/** What became of a paper, in plain words. */
const paperWords = (paper: CounterPaper, t: Translate, time: (instant: string) => string): string[] => {
  const name = { name: paper.printer_name };
  switch (paper.state) {
    case 'printed':
      return [t(paper.copy ? 'paper.printedCopy' : 'paper.printed', name)];
    case 'cancelled':
      return [t('paper.cancelled'), ...(paper.on_paper ? [t('paper.mayBeOut')] : [])];
    case 'waiting':
      return paper.problem === null
        ? [t('paper.printing', name)]
        : [t(`printing.trouble.${paper.problem}`, name), t('paper.later', { time: time(paper.good_until) })];
  }
};

type Props = { paper: CounterPaper | null; disabled: boolean; onCancel: () => void };

/** Says what becomes of a paper while somebody waits for it. The region stands before anything is in it, so that it is read aloud. */
export const PaperState = ({ paper, disabled, onCancel }: Props) => {
  const { t } = useText();
  const clock = useClock();
  const tone = paper?.state === 'waiting' && paper.problem !== null ? 'bad' : paper?.state;
  return (
    <div className={styles.state} data-tone={tone}>
      <div role="status" aria-label={t('paper.status')}>
        {paper && paperWords(paper, t, clock.time).map(words => <p key={words}>{words}</p>)}
      </div>
      {paper?.state === 'waiting' && paper.problem !== null && (
        <Button variant="default" disabled={disabled} onClick={onCancel}>
          {t('paper.cancel')}
        </Button>
      )}
    </div>
  );
};
