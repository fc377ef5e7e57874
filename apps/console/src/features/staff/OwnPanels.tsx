import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { OwnPinPanel } from './devices/OwnPinPanel.tsx';
import { PinPanel } from './devices/PinPanel.tsx';
import { SessionsPanel } from './devices/SessionsPanel.tsx';
import { TwoStepPanel } from './second-step/TwoStepPanel.tsx';
import { PasswordPanel } from './sign-in/PasswordPanel.tsx';
import { accountQuery } from './staff-queries.ts';

/** The own account: second step, PIN, password, sessions. */
export const OwnPanels = () => {
  const { t } = useText();
  const { data: account, error, refetch } = useQuery(accountQuery);
  if (!account && error) {
    return <LoadFailed title={t('account.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!account) return <CardSkeletons count={3} height="12rem" />;
  return (
    <>
      {account.two_step.offered && <TwoStepPanel two_step={account.two_step} />}
      {account.by_pin_alone ? <OwnPinPanel pin={account.pin} /> : <PinPanel pin={account.pin} />}
      {!account.by_pin_alone && <PasswordPanel />}
      <SessionsPanel />
    </>
  );
};
