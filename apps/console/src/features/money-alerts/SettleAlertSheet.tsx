import type { MoneyAlert } from '@tableside/contract/http/console/money';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { alertTitle } from './alert-facts.ts';
import { SettleSheet } from './SettleSheet.tsx';

/** Asks what was found before an alert is put away. */
export const SettleAlertSheet = ({ alert, onClose }: { alert: MoneyAlert; onClose: () => void }) => {
  const { t } = useText();
  return (
    <SettleSheet
      title={t(alertTitle(alert.kind))}
      name={`alert ${alert.id}`}
      send={(venue, note) =>
        call('POST /console/{venue}/money-alerts/{alert}/settle', { venue, alert: alert.id, body: { note } })
      }
      onClose={onClose}
    />
  );
};
