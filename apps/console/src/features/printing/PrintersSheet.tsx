import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useVenue } from '../session/index.ts';
import { PrinterCard } from './PrinterCard.tsx';
import { PrinterForm } from './PrinterForm.tsx';
import { type PrinterSetup, printerSetupQuery, printersQuery } from './printers-query.ts';
import styles from './printing.module.css';

type Station = PrinterSetup['stations'][number];
type Props = { opened: boolean; onClose: () => void; stationName: (station: Station) => string };

/** The kitchen's printers: how they stand, and setting them up. */
export const PrintersSheet = ({ opened, onClose, stationName }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const { data: setup, error, refetch } = useQuery({ ...printerSetupQuery(venue.id), enabled: opened });
  const { data: states = [] } = useQuery(printersQuery(venue.id));
  // A printer's id, `new`, or null: the list.
  const [editing, setEditing] = useState<string | null>(null);
  const edited = setup?.printers.find(({ id }) => id === editing) ?? null;
  const showsForm = editing === 'new' || edited !== null;
  const close = (): void => {
    setEditing(null);
    onClose();
  };
  const namesOf = (stations: readonly string[]): string =>
    stations.length === 0
      ? t('kitchen.pass')
      : (setup?.stations ?? [])
          .filter(({ id }) => stations.includes(id))
          .map(stationName)
          .join(', ') || stations.join(', ');
  const whatOf = ({ prints, table_name, stations }: PrinterSetup['printers'][number]): string => {
    if (table_name !== null) return t('printing.printsReceipts', { name: table_name });
    if (prints === 'papers') return t('printing.prints.papers');
    const tickets = namesOf(stations);
    return prints === 'both' ? `${tickets} · ${t('printing.prints.papers')}` : tickets;
  };
  const title = showsForm ? (edited?.name ?? t('printing.addTitle')) : t('printing.title');
  return (
    <Sheet opened={opened} onClose={close} title={title}>
      {!setup ? (
        error ? (
          <LoadFailed title={t('printing.loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={2} height="8rem" className={undefined} />
        )
      ) : showsForm ? (
        <PrinterForm
          key={editing}
          printer={edited}
          setup={setup}
          stationName={stationName}
          onDone={() => setEditing(null)}
        />
      ) : (
        <div className={styles.list}>
          <p className={styles.intro}>{t(setup.printers.length === 0 ? 'printing.none' : 'printing.hint')}</p>
          {setup.printers.map(printer => (
            <PrinterCard
              key={printer.id}
              printer={printer}
              state={states.find(({ id }) => id === printer.id)}
              stations={whatOf(printer)}
              onEdit={() => setEditing(printer.id)}
            />
          ))}
          <Button size="lg" onClick={() => setEditing('new')}>
            {t('printing.add')}
          </Button>
        </div>
      )}
    </Sheet>
  );
};
