import { Button } from '@mantine/core';
import type { CallAnswer } from '@tableside/contract/client';
import { type Minor, minor } from '@tableside/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { GrowingTextarea } from '../../../parts/form/GrowingTextarea.tsx';
import { MoneyInput } from '../../../parts/form/MoneyInput.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { sectionPath } from '../../../routes.ts';
import { useVenueAction } from '../../board/index.ts';
import { useClock, useMoney, useVenue } from '../../session/index.ts';
import { closingKey } from '../numbers-query.ts';
import styles from './closing.module.css';
import { cashLines, drawer, drawerWords } from './drawer.ts';

const MAX_NOTE = 500;

type Props = { next: CallAnswer<'GET /console/{venue}/z-reports/next'>; onClose: () => void };

/** Asks what is in the drawer, says at once whether that is right, and closes the day. */
export const CloseDaySheet = ({ next, onClose }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const clock = useClock();
  const client = useQueryClient();
  const notify = useNotify();
  const [, go] = useLocation();
  const { run, busy, disabled } = useVenueAction();
  const { cash } = next.content;
  const [float, setFloat] = useState<Minor | null>(cash.float === 0 ? null : minor(cash.float));
  const [counted, setCounted] = useState<Minor | null>(null);
  const [note, setNote] = useState('');
  const found = drawer(float, cash, counted);
  const words = drawerWords(found.difference);

  const close = async () => {
    const body = { after: next.after, float: float ?? 0, counted, note: note.trim() };
    const answer = await run({
      name: `close ${JSON.stringify(body)}`,
      send: (id, idempotencyKey) =>
        call('POST /console/{venue}/z-reports', { venue: id, idempotencyKey, body }),
    });
    if (!answer) return;
    const { report, made } = answer;
    void client.invalidateQueries({ queryKey: closingKey(venue.id) });
    const message = made
      ? t('closing.done', { number: report.number })
      : t('closing.meanwhile', { name: report.closed_by, time: clock.dayAndTime(report.closed_at) });
    notify({ message, tone: made ? 'calm' : 'bad' });
    onClose();
    go(sectionPath(venue.slug, 'numbers', String(report.number)));
  };
  return (
    <Sheet opened onClose={onClose} title={t('closing.title')}>
      <Form onSubmit={close}>
        <p>{t('closing.explain')}</p>
        <MoneyInput label={t('closing.float')} value={float} onChange={setFloat} />
        <dl className={styles.lines}>
          {cashLines({ ...cash, ...found }).map(([what, amount]) => (
            <div key={what}>
              <dt>{t(what)}</dt>
              <dd>{money.show(minor(amount))}</dd>
            </div>
          ))}
          <div className={styles.strong}>
            <dt>{t('closing.expected')}</dt>
            <dd>{money.show(found.expected)}</dd>
          </div>
        </dl>
        <MoneyInput
          label={t('closing.counted')}
          description={t('closing.countedHint')}
          value={counted}
          onChange={setCounted}
        />
        <output className={styles.found} data-tone={words?.tone}>
          {words && t(words.key, { amount: money.show(words.amount) })}
        </output>
        <GrowingTextarea
          label={t('closing.note')}
          value={note}
          maxLength={MAX_NOTE}
          onChange={event => setNote(event.currentTarget.value)}
        />
        <Button type="submit" size="xl" loading={busy} disabled={disabled}>
          {t('closing.confirm', { number: next.after + 1 })}
        </Button>
      </Form>
    </Sheet>
  );
};
