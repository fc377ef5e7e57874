import { Switch } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import type { CourtDraft } from './court-draft.ts';
import styles from './food-courts.module.css';

type Offers = Pick<CourtDraft, 'invoices' | 'texts'>;
type Props = { readonly value: Offers; readonly onChange: (value: Partial<Offers>) => void };

/** What guests of a food court may ask for. FOOD-43, FOOD-53. */
export const OfferFields = ({ value, onChange }: Props) => {
  const { t } = useText();
  return (
    <SettingsCard>
      <h2>{t('courts.offers')}</h2>
      <Switch
        size="md"
        label={t('courts.texts')}
        description={t('courts.textsHint')}
        classNames={{ body: styles.tall }}
        checked={value.texts}
        onChange={event => onChange({ texts: event.currentTarget.checked })}
      />
      <Switch
        size="md"
        label={t('courts.invoices')}
        description={t('courts.invoicesHint')}
        classNames={{ body: styles.tall }}
        checked={value.invoices}
        onChange={event => onChange({ invoices: event.currentTarget.checked })}
      />
    </SettingsCard>
  );
};
