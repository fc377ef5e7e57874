import { Button, TextInput } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { QrCode } from '../../parts/QrCode.tsx';
import { useCopy } from '../../parts/use-copy.ts';
import styles from './team.module.css';

/** After the `#`: browsers send it to no server, and no log holds it. */
const linkOf = (code: string): string => `${location.origin}${import.meta.env.BASE_URL}join#${code}`;

/** The link of an invitation, to be copied or scanned; it is shown this once. */
export const InvitationLink = ({ code, onDone }: { code: string; onDone: () => void }) => {
  const { t } = useText();
  const link = linkOf(code);
  const { copied, copy } = useCopy(link);
  return (
    <div className={styles.link}>
      <p>{t('team.linkHint')}</p>
      <QrCode text={link} label={t('team.linkCode')} />
      <TextInput
        label={t('team.link')}
        value={link}
        readOnly
        onFocus={event => event.currentTarget.select()}
      />
      <div className={styles.deeds}>
        <Button onClick={() => void copy()}>{t(copied ? 'team.copied' : 'team.copy')}</Button>
        <Button variant="default" onClick={onDone}>
          {t('team.done')}
        </Button>
      </div>
    </div>
  );
};
