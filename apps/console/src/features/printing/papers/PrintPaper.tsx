import { Button } from '@mantine/core';
import type { CounterPaper } from '@tableside/contract/http/console/till/counter';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { useVenue } from '../../session/index.ts';
import { PaperState } from './PaperState.tsx';
import styles from './papers.module.css';
import { rememberedPrinter, rememberPrinter } from './remembered-printer.ts';
import { usePaper } from './use-paper.ts';
import { usePaperPrinters } from './use-paper-printers.ts';

type Place = { readonly venue: string; readonly idempotencyKey: string };
type Props = {
  /** What is printed, for the button. */
  label: string;
  /** Names it among other things that are printed. */
  name: string;
  send: (place: Place, printer: string) => Promise<{ paper: CounterPaper }>;
};

/** Prints something on a printer of the venue: on the only one without a question. Nothing where the venue has none for it. */
export const PrintPaper = ({ label, name, send }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const printers = usePaperPrinters();
  const [chosen, setChosen] = useState(() => rememberedPrinter(venue.id));
  const { paper, follow, run, cancel, busy, disabled } = usePaper();
  const printer = printers.find(({ id }) => id === chosen) ?? printers[0];
  if (!printer) return null;
  const print = async (): Promise<void> => {
    const done = await run({
      name: `print ${name} ${printer.id}`,
      send: (venueId, idempotencyKey) => send({ venue: venueId, idempotencyKey }, printer.id),
    });
    if (!done) return;
    rememberPrinter(venue.id, printer.id);
    follow(done.paper);
  };
  const isOnItsWay = paper?.state === 'waiting' && paper.problem === null;
  return (
    <div className={styles.print}>
      {printers.length > 1 && (
        <FilterChips
          label={t('paper.where')}
          value={printer.id}
          onChoose={setChosen}
          options={printers.map(({ id, name: title }) => ({ value: id, label: title }))}
        />
      )}
      <Button
        size="lg"
        variant="default"
        leftSection={<Icon name="printer" />}
        loading={busy}
        disabled={disabled || isOnItsWay}
        onClick={() => void print()}
      >
        {label}
      </Button>
      <PaperState paper={paper} disabled={disabled} onCancel={() => void cancel()} />
    </div>
  );
};
