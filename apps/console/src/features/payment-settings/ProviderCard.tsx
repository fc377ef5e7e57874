import { useId, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { providerName } from '../../parts/provider-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { methodWords } from '../payments/index.ts';
import { ProviderSteps } from './keys/ProviderSteps.tsx';
import type { Provider } from './providers-query.ts';
import styles from './settings.module.css';
import { TONES } from './standing/how-it-stands.ts';
import { StandingLine } from './standing/StandingLine.tsx';
import type { ProviderStanding } from './standing/use-standings.ts';

type Props = { readonly provider: Provider; readonly of: ProviderStanding };

/** A provider: what it brings and how it stands; folded below that, the steps to its keys. */
export const ProviderCard = ({ provider, of }: Props) => {
  const { t } = useText();
  const notify = useNotify();
  const title = useId();
  // Once unfolded it stays as it is while it is folded: what was typed is not lost.
  const [opened, setOpened] = useState(false);
  const called = providerName(provider.id);
  const { standing } = of;
  const saved = () => notify({ message: t('settings.keysSaved', { provider: called }), tone: 'calm' });
  return (
    <SettingsCard>
      <h2 id={title}>
        {called} <Tag tone={TONES[standing]}>{t(`settings.state.${standing}`)}</Tag>
      </h2>
      <p>{provider.methods.map(method => methodWords(method, t)).join(', ')}</p>
      <StandingLine provider={provider} of={of} />
      <details className={styles.fold} onToggle={() => setOpened(true)}>
        <summary aria-describedby={title}>
          {t(standing === 'none' ? 'settings.setUp' : 'settings.changeKeys')}
        </summary>
        {opened && <ProviderSteps provider={provider} onSaved={saved} />}
      </details>
    </SettingsCard>
  );
};
