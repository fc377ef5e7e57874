import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { providerName } from '../../parts/provider-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { methodWords } from '../payments/index.ts';
import { useVenue } from '../session/index.ts';
import { ConnectButton } from './connect/ConnectButton.tsx';
import { ProviderSteps } from './keys/ProviderSteps.tsx';
import type { Provider } from './providers-query.ts';

/** Where nothing is set up: the one provider to begin with in the venue's country, and one thing to press. */
export const BeginCard = ({ provider }: { provider: Provider }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const may = venue.may('setProviders');
  const [begun, setBegun] = useState(false);
  const called = providerName(provider.id);
  const saved = () => notify({ message: t('settings.keysSaved', { provider: called }), tone: 'calm' });
  return (
    <SettingsCard>
      <h2>{t('settings.begin')}</h2>
      <p>{t('settings.beginHint', { provider: called })}</p>
      <p>{provider.methods.map(method => methodWords(method, t)).join(', ')}</p>
      {may && provider.connects && <ConnectButton provider={provider.id} quiet={begun} />}
      {may && !begun && (
        <Button
          size={provider.connects ? 'md' : 'lg'}
          variant={provider.connects ? 'subtle' : 'filled'}
          onClick={() => setBegun(true)}
        >
          {t(provider.connects ? 'settings.beginByKeys' : 'settings.beginDo')}
        </Button>
      )}
      {begun && <ProviderSteps provider={provider} onSaved={saved} />}
    </SettingsCard>
  );
};
