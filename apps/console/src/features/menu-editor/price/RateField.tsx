import { Select } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { useVatRates, type VatRate } from '../../legal/index.ts';
import styles from '../menu-editor.module.css';

type Props = {
  /** Undefined: none of its own. */
  readonly value: string | undefined;
  /** What it is sold at then, in words. */
  readonly none: string;
  readonly label?: string;
  readonly disabled?: boolean;
  /** Nothing is chosen before somebody chooses. */
  readonly chooses?: boolean;
  readonly onSet: (rate: string | null) => void;
};

/** No rate has an empty id. */
const NONE = '';

const useRateWords = () => {
  const { t, language } = useText();
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (rate: VatRate): string =>
    t('menu.vatRateWords', { name: rate.name, percent: percent.format(rate.percent) });
};

/** The rate that an id stands for in words; one that is gone, or none, is the usual one. */
export const useRateName = () => {
  const rates = useVatRates();
  const words = useRateWords();
  return (id: string | undefined): string => {
    const rate = rates.find(each => each.id === id) ?? rates[0];
    return rate ? words(rate) : '';
  };
};

/** Which of the venue's VAT rates something is sold at; nothing where it has only one. */
export const RateField = ({ value, none, label, disabled, chooses, onSet }: Props) => {
  const { t } = useText();
  const rates = useVatRates();
  const words = useRateWords();
  if (rates.length < 2) return null;
  const known = rates.some(({ id }) => id === value) ? value : NONE;
  return (
    <Select
      size="lg"
      className={styles.wide}
      label={label ?? t('menu.vatRate')}
      placeholder={t('menu.vatRate')}
      allowDeselect={false}
      disabled={disabled === true}
      data={[{ value: NONE, label: none }, ...rates.map(rate => ({ value: rate.id, label: words(rate) }))]}
      value={chooses ? null : (known ?? NONE)}
      onChange={rate => rate !== null && onSet(rate === NONE ? null : rate)}
    />
  );
};
