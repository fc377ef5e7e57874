import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Lacks } from '../../parts/form/Lacks.tsx';
import { useLack } from '../../parts/form/use-lack.ts';
import { ChangeTable } from './ChangeTable.tsx';
import styles from './menu-files.module.css';
import { ProblemList } from './ProblemList.tsx';
import type { MendedCell, Preview } from './use-import.ts';
import { FORMAT_WORDS } from './words.ts';

type Props = {
  readonly preview: Preview;
  readonly disabled: boolean;
  readonly onMend: (cells: readonly MendedCell[]) => void;
  readonly onTake: (leave: readonly string[]) => Promise<void>;
};

/** What a file would change, and what is wrong with it; nothing is written before the button. */
export const PreviewPanel = ({ preview, disabled, onMend, onTake }: Props) => {
  const { t } = useText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const items = preview.changes.filter(({ what }) => what === 'item');
  const others = preview.changes.length - items.length;
  const count = items.length - left.size;
  const lack = useLack(items.length > 0 && count === 0 ? t('menuFiles.takeNone') : null);
  return (
    <div className={styles.preview}>
      <p>
        {t(FORMAT_WORDS[preview.format])}
        {preview.same > 0 && <> · {t('menuFiles.same', { count: preview.same })}</>}
      </p>
      {(preview.format === 'pdf' || preview.format === 'page') && <p>{t('menuFiles.byLines')}</p>}
      <ProblemList
        problems={preview.problems}
        count={preview.problem_count}
        disabled={disabled}
        onMend={onMend}
      />
      {preview.changes.length === 0 ? (
        <p>{t('menuFiles.nothing')}</p>
      ) : (
        <>
          <h3>{t('menuFiles.changes')}</h3>
          {items.length > 0 && (
            <ChangeTable items={items} main={preview.main_language} left={left} onLeave={setLeft} />
          )}
          {others > 0 && <p>{t('menuFiles.others', { count: others })}</p>}
          <Lacks why={lack.said} />
          <Button
            size="md"
            disabled={disabled}
            onClick={() => {
              if (!lack.stops()) void onTake([...left]);
            }}
          >
            {items.length > 0 ? t('menuFiles.take', { count }) : t('menuFiles.takeRest')}
          </Button>
        </>
      )}
    </div>
  );
};
