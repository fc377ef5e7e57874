import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { ExceptionCard } from './ExceptionCard.tsx';
import styles from './hours.module.css';
import type { ExceptionDraft } from './hours-draft.ts';

type Props = {
  exceptions: readonly ExceptionDraft[];
  today: string;
  onChange: (exceptions: readonly ExceptionDraft[]) => void;
};

/** The contract's bound. */
const MAX_EXCEPTIONS = 200;

/** The days that are not like their weekday; one is open to be changed at a time. */
export const ExceptionList = ({ exceptions, today, onChange }: Props) => {
  const { t } = useText();
  const [opened, setOpened] = useState<number | null>(null);
  const add = () => {
    onChange([...exceptions, { first: today, last: today, spans: [], reason: '' }]);
    setOpened(exceptions.length);
  };
  return (
    <section className={styles.exceptions} aria-label={t('hours.exceptions')}>
      <h3>{t('hours.exceptions')}</h3>
      <p>{t('hours.exceptionsHint')}</p>
      {exceptions.map((exception, index) => (
        <ExceptionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: days change while they are typed
          key={index}
          exception={exception}
          today={today}
          opened={opened === index}
          onToggle={() => setOpened(opened === index ? null : index)}
          onChange={next => onChange(exceptions.map((each, place) => (place === index ? next : each)))}
          onRemove={() => {
            onChange(exceptions.filter((_, place) => place !== index));
            setOpened(null);
          }}
        />
      ))}
      {exceptions.length < MAX_EXCEPTIONS && (
        <Button variant="default" className={styles.remove} onClick={add}>
          {t('hours.addException')}
        </Button>
      )}
    </section>
  );
};
