import { Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { useVenue } from '../../session/index.ts';
import type { ActOnOrder } from '../use-order-action.ts';
import styles from './whole.module.css';

/** A table's first order: are its guests there? Yes lets all their orders through, no ends the prank with one tap. */
export const PresenceBar = ({ doing }: { doing: ActOnOrder }) => {
  const { t } = useText();
  const { may } = useVenue();
  if (!may('rejectOrders')) return null;
  return (
    <div className={styles.presence}>
      <Button
        size="xl"
        px="xs"
        disabled={doing.disabled}
        onClick={() => doing.act({ kind: 'accept', minutes: null })}
      >
        {t('presence.yes')}
      </Button>
      <Button
        size="xl"
        px="xs"
        variant="outline"
        color="brick"
        disabled={doing.disabled}
        onClick={() => doing.act({ kind: 'nobody', reason: t('reason.nobodyAtTable') })}
      >
        {t('presence.nobody')}
      </Button>
    </div>
  );
};
