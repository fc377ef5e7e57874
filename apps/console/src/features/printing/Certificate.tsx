import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { printersKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import type { PrinterSettings } from './printers-query.ts';
import styles from './printing.module.css';

/** In groups that two people can read to each other. */
const GROUP = 8;
const grouped = (fingerprint: string): string[] => {
  const bytes = fingerprint.split(':');
  return Array.from({ length: Math.ceil(bytes.length / GROUP) }, (_, index) =>
    bytes.slice(index * GROUP, (index + 1) * GROUP).join(':'),
  );
};

const Fingerprint = ({ of }: { of: string }) => (
  <code className={styles.fingerprint}>
    {grouped(of).map(part => (
      <span key={part}>{part} </span>
    ))}
  </code>
);

/** The certificate of a printer that speaks https: the one that was confirmed, or one that waits for somebody to look. */
export const Certificate = ({ printer }: { printer: PrinterSettings }) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const { shown_certificate: shown, trusted_certificate: trusted } = printer;
  if (shown === null) {
    return trusted === null ? null : (
      <p className={styles.small}>
        {t('printing.certificate.trusted')} <Fingerprint of={trusted} />
      </p>
    );
  }
  const trust = async (): Promise<void> => {
    await run({
      name: `printer trust ${printer.id} ${shown}`,
      send: venueId =>
        call('POST /console/{venue}/printers/{printer}/trust', {
          venue: venueId,
          printer: printer.id,
          body: { certificate: shown },
        }),
    });
    await client.invalidateQueries({ queryKey: printersKey(venue.id) });
  };
  return (
    <div className={styles.certificate}>
      <p>{t(trusted === null ? 'printing.certificate.shown' : 'printing.certificate.changed')}</p>
      <Fingerprint of={shown} />
      <Button variant="default" loading={busy} disabled={disabled} onClick={() => void trust()}>
        {t('printing.certificate.trust')}
      </Button>
    </div>
  );
};
