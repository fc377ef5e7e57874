import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { daysWords, spansWords } from './exception-words.ts';
import styles from './hours.module.css';
import type { ExceptionDraft } from './hours-draft.ts';
import { SpanFields } from './SpanFields.tsx';

type Props = {
  exception: ExceptionDraft;
  today: string;
  opened: boolean;
  onToggle: () => void;
  onChange: (exception: ExceptionDraft) => void;
  onRemove: () => void;
};

/** The contract's bound. */
const MAX_REASON = 120;

/** Days with hours of their own, or closed, with what guests read: a line that opens to be changed. */
export const ExceptionCard = ({ exception, today, opened, onToggle, onChange, onRemove }: Props) => {
  const { t, language } = useText();
  const { first, last, spans, reason } = exception;
  const days = daysWords(exception, today, language) ?? t('hours.noDate');
  return (
    <fieldset className={styles.exception} aria-label={t('hours.exceptionOf', { day: days })}>
      <UnstyledButton className={styles.summary} aria-expanded={opened} onClick={onToggle}>
        <b>{days}</b>
        <span data-closed={spans.length === 0 || undefined} className={styles.when}>
          {spansWords(spans) || t('hours.closed')}
        </span>
        {reason.trim() !== '' && <small>{reason}</small>}
        <Icon name={opened ? 'up' : 'chevron-down'} size="1.4rem" />
      </UnstyledButton>
      {opened && (
        <div className={styles.editor}>
          <div className={styles.dates}>
            <TextInput
              type="date"
              label={t('hours.firstDay')}
              min={today}
              value={first}
              onChange={event => {
                const day = event.currentTarget.value;
                onChange({ ...exception, first: day, last: last < day ? day : last });
              }}
            />
            <TextInput
              type="date"
              label={t('hours.lastDay')}
              min={first}
              value={last}
              onChange={event => onChange({ ...exception, last: event.currentTarget.value })}
            />
          </div>
          <SpanFields
            title={t('hours.hours')}
            of={days}
            spans={spans}
            onChange={next => onChange({ ...exception, spans: next })}
          />
          <TextInput
            label={t('hours.reason')}
            description={t('hours.reasonHint')}
            maxLength={MAX_REASON}
            value={reason}
            onChange={event => onChange({ ...exception, reason: event.currentTarget.value })}
          />
          <Button variant="default" onClick={onRemove} className={styles.remove}>
            {t('hours.removeException')}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
