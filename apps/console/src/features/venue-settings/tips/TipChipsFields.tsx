import { NumberInput, Radio } from '@mantine/core';
import { minor } from '@tableside/domain/money';
import { MAX_PERCENTAGES, tipChips } from '@tableside/domain/tips';
import { useText } from '../../../i18n/index.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import styles from '../venue-settings.module.css';
import { type TipsDraft, tipsBody } from './tips-draft.ts';

type Props = {
  draft: TipsDraft;
  why: (field: string) => string | undefined;
  onChange: (change: Partial<TipsDraft>) => void;
};
/** A bill that the chips are shown for, major units. */
const EXAMPLE = 40;
const PLACES = Array.from({ length: MAX_PERCENTAGES }, (_, place) => place);

/** The shares to tap, and which is chosen at first, as guests read them at a bill. */
export const TipChipsFields = ({ draft, why, onChange }: Props) => {
  const { t } = useText();
  const { currency } = useVenue();
  const { show } = useMoney();
  const { percentages } = tipsBody(draft, 0);
  const bill = minor(EXAMPLE * 10 ** currency.decimals);
  const choices = { percentages, preselected: null, largePartyFrom: null, collective: true };
  const { chips } = tipChips(bill, null, choices, currency.decimals);
  const wrong = why('percentages');
  const type = (place: number, percent: number | null): void =>
    onChange({
      percentages: PLACES.map(each => (each === place ? percent : (draft.percentages[each] ?? null))),
    });
  return (
    <>
      <fieldset className={styles.percents} aria-label={t('tips.chips')}>
        {PLACES.map(place => (
          <NumberInput
            key={place}
            aria-label={t('tips.percent', { place: place + 1 })}
            suffix=" %"
            min={0}
            max={100}
            decimalScale={2}
            allowNegative={false}
            placeholder="–"
            value={draft.percentages[place] ?? ''}
            error={wrong !== undefined}
            onChange={typed => type(place, typed === '' ? null : Number(typed))}
          />
        ))}
      </fieldset>
      {wrong && <p role="alert">{wrong}</p>}
      <Radio.Group
        label={t('tips.first')}
        description={t('tips.firstHint', { bill: show(bill) })}
        value={String(draft.preselected)}
        error={why('preselected')}
        onChange={chosen => onChange({ preselected: Number(chosen) })}
      >
        <div className={styles.chipChoices}>
          {chips.map(({ value, percent }, place) => (
            <Radio
              // biome-ignore lint/suspicious/noArrayIndexKey: a chip is its place
              key={place}
              size="md"
              value={String(place)}
              className={styles.choice}
              label={
                percent === null
                  ? t('tips.none')
                  : t('tips.chip', { percent: String(percent), sum: show(value) })
              }
            />
          ))}
        </div>
      </Radio.Group>
    </>
  );
};
