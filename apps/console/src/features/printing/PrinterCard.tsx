import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { printersKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { SureButton } from '../../parts/form/SureButton.tsx';
import { Tag } from '../../parts/list/Tag.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { Certificate } from './Certificate.tsx';
import type { PrinterSettings, PrinterState } from './printers-query.ts';
import styles from './printing.module.css';
import { troubleWords } from './trouble/trouble-words.ts';

type Props = {
  printer: PrinterSettings;
  state: PrinterState | undefined;
  /** What it prints for, in words. */
  stations: string;
  onEdit: () => void;
};

/** A printer: how it stands, what it prints for, and what can be done about it. */
export const PrinterCard = ({ printer, state, stations, onEdit }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const trouble = state && troubleWords(state, t);
  const waiting = state?.waiting ?? 0;
  const refresh = () => client.invalidateQueries({ queryKey: printersKey(venue.id) });
  const to = { printer: printer.id, body: {} };
  const test = async (): Promise<void> => {
    const said = await run({
      name: `printer test ${printer.id}`,
      send: venueId => call('POST /console/{venue}/printers/{printer}/test', { venue: venueId, ...to }),
    });
    if (!said) return;
    const { outcome } = said;
    notify(
      outcome === 'printed'
        ? { message: t('printing.testDone'), tone: 'calm' }
        : { message: t(`printing.trouble.${outcome}`, { name: printer.name }), tone: 'bad' },
    );
    await refresh();
  };
  const drop = async (): Promise<void> => {
    const done = await run({
      name: `printer drop ${printer.id}`,
      send: venueId => call('POST /console/{venue}/printers/{printer}/drop', { venue: venueId, ...to }),
    });
    if (done) notify({ message: t('printing.dropped', { count: done.dropped }), tone: 'calm' });
    await refresh();
  };
  return (
    <SettingsCard className={styles.card}>
      <h3>
        {printer.name} {!trouble && <Tag tone="good">{t('printing.ready')}</Tag>}
      </h3>
      <p>
        {stations} · {printer.address}
        {printer.bridge_name !== null && ` · ${t('printing.wayBridge', { name: printer.bridge_name })}`}
      </p>
      {trouble && (
        <p className={styles.trouble}>
          <b>{trouble.what}</b> {trouble.waiting}
        </p>
      )}
      <Certificate printer={printer} />
      <div className={styles.deeds}>
        <Button variant="default" loading={busy} disabled={disabled} onClick={() => void test()}>
          {t('printing.test')}
        </Button>
        <Button variant="default" onClick={onEdit} aria-label={`${t('printing.edit')}: ${printer.name}`}>
          {t('printing.edit')}
        </Button>
      </div>
      {trouble && waiting > 0 && (
        <SureButton
          words={t('printing.drop')}
          question={t('printing.dropSure')}
          disabled={disabled}
          onSure={() => void drop()}
        />
      )}
    </SettingsCard>
  );
};
