import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import styles from './drawer.module.css';
import type { Drawer } from './use-drawer.ts';

type Props = { drawer: Drawer; name: string; onAgain: () => void };

/** Whether the drawer opened, and trying once more where it did not. */
export const DrawerNews = ({ drawer, name, onAgain }: Props) => {
  const { t } = useText();
  const { outcome, busy, disabled } = drawer;
  return (
    <div className={styles.news} data-tone={outcome !== null && outcome !== 'opened' ? 'bad' : undefined}>
      <div role="status" aria-label={t('tillDrawer.title')}>
        {outcome === 'opened' && <p>{t('tillDrawer.opened', { name })}</p>}
        {outcome !== null && outcome !== 'opened' && (
          <>
            <p>{t(`printing.trouble.${outcome}`, { name })}</p>
            <p>{t('tillDrawer.shut')}</p>
          </>
        )}
      </div>
      {outcome !== null && outcome !== 'opened' && (
        <Button variant="default" loading={busy} disabled={disabled} onClick={onAgain}>
          {t('tillDrawer.again')}
        </Button>
      )}
    </div>
  );
};
