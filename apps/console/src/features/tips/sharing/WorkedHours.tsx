import { Button, TextInput } from '@mantine/core';
import type { Shift } from '@tableside/contract/http/admin/shifts';
import { type Days, daysToShare } from '@tableside/domain/payouts';
import { isDay } from '@tableside/domain/schedule';
import { hoursOf } from '@tableside/domain/shifts';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { type Translate, useText } from '../../../i18n/index.ts';
import { Failure } from '../../../parts/page/Failure.tsx';
import { useBusinessDay, useVenue } from '../../session/index.ts';
import { shiftsQuery } from '../../shifts/index.ts';
import { useAttempt } from '../../staff/index.ts';
import styles from '../tips.module.css';
import type { Worked } from './counted.ts';

type Props = { readonly shared: readonly Days[]; onHours: (worked: Worked | null) => void };

/** What is not known yet of hours: one that has no end counts nothing, one that runs counts up to now. */
const unfinished = (shifts: readonly Shift[], t: Translate): string | null => {
  const open = shifts.find(({ forgotten }) => forgotten);
  if (open) return t('tips.hoursMissing', { name: open.name });
  const runs = shifts.find(({ to }) => to === null);
  return runs ? t('tips.hoursRunning', { name: runs.name }) : null;
};

/** Reads the hours that the venue's clock recorded in some days: by these the pool is shared. Other days are read anew. */
export const WorkedHours = ({ shared, onHours }: Props) => {
  const { t } = useText();
  const { id } = useVenue();
  const client = useQueryClient();
  const today = useBusinessDay();
  const [from, setFrom] = useState(() => daysToShare(shared, today).from);
  const [to, setTo] = useState(today);
  const [said, setSaid] = useState<string | null>(null);
  const { run, busy, failure } = useAttempt();
  const anew = (set: (day: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.currentTarget.value);
    onHours(null);
  };
  const fill = () => {
    if (!isDay(from) || !isDay(to) || from > to) return setSaid(t('tips.noDays'));
    return run(async () => {
      const { people, shifts } = await client.fetchQuery(shiftsQuery(id, { from, to }));
      setSaid(people.length === 0 ? t('tips.noHours') : unfinished(shifts, t));
      const worked = people.map(({ id: person, name, minutes }) => ({
        id: person,
        name,
        hours: hoursOf(minutes),
      }));
      onHours({ from, to, people: worked });
    });
  };
  return (
    <div className={styles.period}>
      <TextInput
        size="lg"
        type="date"
        className={styles.day}
        label={t('tips.hoursFrom')}
        value={from}
        onChange={anew(setFrom)}
      />
      <TextInput
        size="lg"
        type="date"
        className={styles.day}
        label={t('tips.hoursTo')}
        value={to}
        onChange={anew(setTo)}
      />
      <Button size="lg" variant="default" loading={busy} onClick={() => void fill()}>
        {t('tips.fillHours')}
      </Button>
      <Failure text={failure ?? said} />
    </div>
  );
};
