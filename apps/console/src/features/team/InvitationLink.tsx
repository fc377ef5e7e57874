import { Button, TextInput } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { QrCode } from '../../parts/QrCode.tsx';
import { useCopy } from '../../parts/use-copy.ts';
import styles from './team.module.css';

/** After the `#`: browsers send it to no server, and no log holds it. */
const linkOf = (page: string, code: string): string =>
  `${location.origin}${import.meta.env.BASE_URL}${page}#${code}`;

type Props = { page: 'join' | 'new-password'; code: string; hint: string; onDone: () => void };

/** The link that lets one person in, to be copied or scanned; it is shown this once. */
export const InvitationLink = ({ page, code, hint, onDone }: Props) => {
  const { t } = useText();
  const link = linkOf(page, code);
  const { copied, copy } = useCopy(link);
  return (
    <div className={styles.link}>
      <p>{hint}</p>
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
