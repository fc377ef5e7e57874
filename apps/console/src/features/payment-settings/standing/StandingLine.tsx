import { Button } from '@mantine/core';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { providerName } from '../../../parts/provider-name.ts';
import { useVenue } from '../../session/index.ts';
import type { Provider } from '../providers-query.ts';
import styles from '../settings.module.css';
import type { Standing } from './how-it-stands.ts';
import type { ProviderStanding } from './use-standings.ts';

/** Of an account that is connected nobody speaks of keys. */
const meaningOf = ({ connection }: Provider, standing: Exclude<Standing, 'none'>): TextKey => {
  if (connection !== null && (standing === 'works' || standing === 'demo')) return 'settings.means.connected';
  if (connection !== null && standing === 'wrong') return 'settings.means.left';
  return `settings.means.${standing}`;
};

type Props = { readonly provider: Provider; readonly of: ProviderStanding };

/** What its state means, in one line, and asking once more. Nothing while nothing is set up. */
export const StandingLine = ({ provider, of: { standing, asking, ask } }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  if (standing === 'none') return null;
  return (
    <div className={styles.line}>
      <p role="status">{t(meaningOf(provider, standing), { provider: providerName(provider.id) })}</p>
      {venue.may('setProviders') && standing !== 'unreadable' && (
        <Button variant="default" loading={asking} onClick={() => void ask()}>
          {t('settings.test')}
        </Button>
      )}
    </div>
  );
};
