import { Button, CopyButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { Paired } from '../devices/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import styles from './bridges.module.css';
import { type BridgeCode, bridgesQuery } from './bridges-query.ts';

type Props = { code: BridgeCode; onDone: () => void };

/** What is typed on the machine: the program comes from the server that it will work for. */
const commandOf = (code: string): string =>
  `npx -y ${location.origin}/tableside-bridge.tgz ${code}@${location.origin}`;

/** The one line that makes a program this bridge; says when that has happened. */
export const CodeSheet = ({ code: { bridge, code, expires_at }, onDone }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const { data } = useQuery(bridgesQuery(venue.id));
  const now = data?.find(({ id }) => id === bridge.id);
  if (now?.paired_at != null && now.paired_at !== bridge.paired_at) {
    return (
      <div className={styles.code}>
        <Paired words={t('bridges.paired', { name: bridge.name })} done={t('bridges.done')} onDone={onDone} />
      </div>
    );
  }
  return (
    <div className={styles.code}>
      <p>{t('bridges.codeHow')}</p>
      <pre dir="ltr" data-code={code}>
        {commandOf(code)}
      </pre>
      <CopyButton value={commandOf(code)}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {t(copied ? 'bridges.copied' : 'bridges.copy')}
          </Button>
        )}
      </CopyButton>
      <p className={styles.quiet}>{t('bridges.codeUntil', { time: clock.time(expires_at) })}</p>
    </div>
  );
};
