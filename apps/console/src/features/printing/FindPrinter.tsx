import { Button } from '@mantine/core';
import type { CallAnswer } from '@tableside/contract/client';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { useVenueAction } from '../board/index.ts';
import styles from './printing.module.css';

type Found = CallAnswer<'POST /console/{venue}/bridges/{bridge}/find'>;
type Printer = Found['printers'][number];
type Props = { bridge: string; onChoose: (printer: Printer) => void };

/** Has a bridge look for the printers in its network, for who does not know the address. */
export const FindPrinter = ({ bridge, onChoose }: Props) => {
  const { t } = useText();
  const { run, busy, disabled } = useVenueAction();
  const [found, setFound] = useState<Found | null>(null);
  const find = async (): Promise<void> => {
    setFound(null);
    const said = await run({
      name: `bridge find ${bridge}`,
      send: venueId =>
        call('POST /console/{venue}/bridges/{bridge}/find', { venue: venueId, bridge, body: {} }),
    });
    if (said) setFound(said);
  };
  return (
    <div className={styles.find}>
      <Button variant="default" loading={busy} disabled={disabled} onClick={() => void find()}>
        {t('printing.find')}
      </Button>
      <div role="status">
        {busy && <p className={styles.small}>{t('printing.finding')}</p>}
        {found && found.printers.length === 0 && (
          <p className={styles.small}>{t(found.answered ? 'printing.foundNone' : 'printing.foundAway')}</p>
        )}
        {found && found.printers.length > 0 && (
          <ul className={styles.found}>
            {found.printers.map(printer => (
              <li key={printer.address}>
                <button type="button" onClick={() => onChoose(printer)}>
                  <b>{printer.address}</b> {t(`printing.kind.${printer.kind}`)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
