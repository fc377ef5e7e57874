import { useId, useState } from 'react';
import { type TextKey, useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import parts from '../../parts/parts.module.css';
import { providerName } from '../../parts/provider-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { methodWords } from '../payments/index.ts';
import { useVenue } from '../session/index.ts';
import { ConnectButton } from './connect/ConnectButton.tsx';
import { Disconnect } from './connect/Disconnect.tsx';
import { ProviderSteps } from './keys/ProviderSteps.tsx';
import type { Provider } from './providers-query.ts';
import { GOES_ON, TONES } from './standing/how-it-stands.ts';
import { StandingLine } from './standing/StandingLine.tsx';
import type { ProviderStanding } from './standing/use-standings.ts';

/** Where an account is connected, keys are the other way; else they are how it is set up. */
const foldOf = ({ connects, connection, keys }: Provider): TextKey => {
  if (keys.some(({ set }) => set)) return 'settings.changeKeys';
  return connects || connection !== null ? 'settings.beginByKeys' : 'settings.setUp';
};

type Props = { readonly provider: Provider; readonly of: ProviderStanding };

/** A provider: what it brings and how it stands; folded below that, the steps to its keys. */
export const ProviderCard = ({ provider, of }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const title = useId();
  // Once unfolded it stays as it is while it is folded: what was typed is not lost.
  const [opened, setOpened] = useState(false);
  const called = providerName(provider.id);
  const { standing } = of;
  const may = venue.may('setProviders');
  const isLeft = provider.connection !== null && standing === 'wrong';
  const offersConnecting = provider.connects && standing === 'none';
  const saved = () => notify({ message: t('settings.keysSaved', { provider: called }), tone: 'calm' });
  return (
    <SettingsCard>
      <h2 id={title}>
        {called} <Tag tone={TONES[standing]}>{t(`settings.state.${standing}`)}</Tag>
      </h2>
      <p>{provider.methods.map(method => methodWords(method, t)).join(', ')}</p>
      <StandingLine provider={provider} of={of} />
      {may && (offersConnecting || GOES_ON.has(standing) || isLeft) && (
        <ConnectButton provider={provider.id} goesOn={GOES_ON.has(standing)} />
      )}
      {may && provider.connection !== null && <Disconnect provider={provider.id} />}
      <details className={parts.unfolds} onToggle={() => setOpened(true)}>
        <summary aria-describedby={title}>{t(foldOf(provider))}</summary>
        {opened && may && provider.connects && provider.connection === null && standing !== 'none' && (
          <ConnectButton provider={provider.id} quiet />
        )}
        {opened && <ProviderSteps provider={provider} onSaved={saved} />}
      </details>
    </SettingsCard>
  );
};
