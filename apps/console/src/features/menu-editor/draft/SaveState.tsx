import { Button } from '@mantine/core';
import { failureText } from '../../../api/failure-text.ts';
import { useText } from '../../../i18n/index.ts';
import styles from '../menu-editor.module.css';
import { useSaving, useSavingHand } from './draft-context.ts';

/** Whether what was changed is saved; what is not taken is said, what could not be sent is kept, and can be sent again. */
export const SaveState = () => {
  const { t } = useText();
  const { retry } = useSavingHand();
  const stuck = useSaving(saving => saving.stuck);
  const busy = useSaving(saving => saving.busy);
  const refused = useSaving(saving => saving.refused > 0);
  if (stuck !== null) {
    return (
      <div role="alert" className={styles.stuck}>
        <span>
          <b>{t('menu.notSaved')}</b> {failureText(stuck, t)}
        </span>
        <Button variant="default" onClick={retry}>
          {t('app.retry')}
        </Button>
      </div>
    );
  }
  if (refused) {
    return (
      <span role="status" className={styles.refused}>
        {t('menu.refused')}
      </span>
    );
  }
  return (
    <span role="status" className={styles.soft}>
      {t(busy ? 'menu.saving' : 'menu.saved')}
    </span>
  );
};
