import { Button } from '@mantine/core';
import type { Shift } from '@tableside/contract/http/admin/shifts';
import { useText } from '../../../i18n/index.ts';
import { Tag } from '../../../parts/list/Tag.tsx';
import styles from '../shifts.module.css';
import { useSpan } from './use-span.ts';

type Props = { shift: Shift; onCorrect: () => void };

/** A shift: whose, from when to when, what it comes to, and what is unusual about it. */
export const ShiftRow = ({ shift, onCorrect }: Props) => {
  const { t } = useText();
  const { name, minutes, break_minutes, corrected } = shift;
  const span = useSpan()(shift);
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {[
            span,
            ...(shift.forgotten
              ? []
              : [t('worked.amount', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })]),
            ...(break_minutes > 0 ? [t('worked.breaks', { minutes: break_minutes })] : []),
          ].join(' · ')}
        </small>
        {corrected && (
          <small>{t('worked.corrected', { name: corrected.by, reason: corrected.reason })}</small>
        )}
      </div>
      {shift.forgotten && <Tag tone="late">{t('worked.forgotten')}</Tag>}
      {shift.to === null && !shift.forgotten && (
        <Tag tone="good">{t(shift.on_break ? 'worked.onBreak' : 'worked.running')}</Tag>
      )}
      {shift.told_later && <Tag>{t('worked.toldLater')}</Tag>}
      {shift.correctable && (
        <Button
          variant="default"
          className={styles.correct}
          aria-label={t('worked.correctOf', { name, time: span })}
          onClick={onCorrect}
        >
          {t('worked.correct')}
        </Button>
      )}
    </li>
  );
};
