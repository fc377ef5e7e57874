import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { CourtSwitch } from './CourtSwitch.tsx';
import type { CourtDraft } from './court-draft.ts';

type Offers = Pick<CourtDraft, 'invoices' | 'texts' | 'shared_baskets'>;
type Props = { readonly value: Offers; readonly onChange: (value: Partial<Offers>) => void };

/** What guests of a food court may ask for and do. FOOD-43, FOOD-53, ADR 0051. */
export const OfferFields = ({ value, onChange }: Props) => {
  const { t } = useText();
  return (
    <SettingsCard>
      <h2>{t('courts.offers')}</h2>
      <CourtSwitch
        label={t('courts.texts')}
        hint={t('courts.textsHint')}
        checked={value.texts}
        onChange={texts => onChange({ texts })}
      />
      <CourtSwitch
        label={t('courts.invoices')}
        hint={t('courts.invoicesHint')}
        checked={value.invoices}
        onChange={invoices => onChange({ invoices })}
      />
      <CourtSwitch
        label={t('courts.sharedBaskets')}
        hint={t('courts.sharedBasketsHint')}
        checked={value.shared_baskets}
        onChange={shared_baskets => onChange({ shared_baskets })}
      />
    </SettingsCard>
  );
};
