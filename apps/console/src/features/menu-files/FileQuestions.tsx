import { Alert, Button, NativeSelect } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { useVenue } from '../session/index.ts';
import { ColumnStep } from './ColumnStep.tsx';
import styles from './menu-files.module.css';
import type { Answers, Preview } from './use-import.ts';

type Props = {
  readonly preview: Preview;
  readonly disabled: boolean;
  readonly onAnswer: (answers: Answers) => Promise<void>;
};

/** What a file leaves open: which of its sheets is the menu, which column is which, and a currency that is not the venue's. */
export const FileQuestions = ({ preview: { asked, main_language: main }, disabled, onAnswer }: Props) => {
  const { t } = useText();
  const own = useVenue().currency.code;
  const { currency, sheet, sheets } = asked;
  return (
    <>
      {sheets.length > 1 && (
        <NativeSelect
          size="md"
          className={styles.sheet}
          label={t('menuFiles.sheet')}
          disabled={disabled}
          data={[...(sheet === null ? [{ value: '', label: t('menuFiles.sheet.all') }] : []), ...sheets]}
          value={sheet ?? ''}
          onChange={event => void onAnswer({ sheet: event.currentTarget.value })}
        />
      )}
      {asked.columns.length > 0 && (
        <ColumnStep
          key={JSON.stringify([asked.is_sure, asked.columns])}
          asked={asked}
          main={main}
          disabled={disabled}
          onSay={columns => void onAnswer({ columns: [...columns] })}
        />
      )}
      {asked.is_sure && currency !== null && (
        <Alert color="marigold" title={t('menuFiles.currency.title', { currency, own })}>
          <div className={styles.done}>
            <p>{t('menuFiles.currency.hint', { currency })}</p>
            <Button disabled={disabled} onClick={() => void onAnswer({ currency })}>
              {t('menuFiles.currency.take')}
            </Button>
          </div>
        </Alert>
      )}
    </>
  );
};
