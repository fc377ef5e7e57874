import { Button, Radio, TextInput } from '@mantine/core';
import { MAX_VAT_RATES } from '@tableside/domain/vat';
import { freshKey } from '../../api/idempotency.ts';
import { useText } from '../../i18n/index.ts';
import styles from './legal.module.css';
import { type DraftRate, type LegalDraft, lacksName, percentOf } from './legal-draft.ts';

type Props = {
  readonly draft: LegalDraft;
  readonly may: boolean;
  /** Somebody tried to save them. */
  readonly wrong: boolean;
  readonly onChange: (draft: LegalDraft) => void;
};

const blank = (): DraftRate => ({
  id: freshKey(),
  name: '',
  percent: '',
  isNew: true,
});

/** The percent of the only rate, or of one of several. */
const PercentField = ({
  draft,
  rate,
  may,
  wrong,
  label,
  hint,
  onChange,
}: Props & { rate: DraftRate; label: string; hint?: string }) => {
  const { t } = useText();
  return (
    <TextInput
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={rate.percent}
      disabled={!may}
      maxLength={5}
      inputMode="decimal"
      autoComplete="off"
      error={wrong && percentOf(rate.percent) === null ? t('legal.vatPercentWrong') : undefined}
      onChange={event => onChange(withRateOf(draft, { ...rate, percent: event.currentTarget.value }))}
    />
  );
};

const withRateOf = (draft: LegalDraft, changed: DraftRate): LegalDraft => ({
  ...draft,
  rates: draft.rates.map(rate => (rate.id === changed.id ? changed : rate)),
});

const without = (draft: LegalDraft, id: string): LegalDraft => ({
  ...draft,
  rates: draft.rates.filter(rate => rate.id !== id),
});

const RateRow = (props: Props & { rate: DraftRate; place: number }) => {
  const { draft, rate, place, may, wrong, onChange } = props;
  const { t } = useText();
  const name = rate.name.trim() || String(place);
  return (
    <div className={styles.rate}>
      <TextInput
        label={t('legal.rateName', { place })}
        value={rate.name}
        disabled={!may}
        maxLength={40}
        autoComplete="off"
        error={wrong && lacksName(draft, rate) ? t('legal.missing') : undefined}
        onChange={event => onChange(withRateOf(draft, { ...rate, name: event.currentTarget.value }))}
      />
      <PercentField {...props} label={t('legal.ratePercent', { place })} />
      <div className={styles.deeds}>
        <Radio
          size="md"
          checked={draft.usualRate === rate.id}
          disabled={!may}
          label={t('legal.rateUsual')}
          aria-label={t('legal.rateUsualOf', { name })}
          classNames={{ body: styles.checkBody }}
          onChange={() => onChange({ ...draft, usualRate: rate.id })}
        />
        {may && draft.usualRate !== rate.id && (
          <Button
            variant="subtle"
            aria-label={t('legal.rateRemoveOf', { name })}
            onClick={() => onChange(without(draft, rate.id))}
          >
            {t('legal.rateRemove')}
          </Button>
        )}
      </div>
    </div>
  );
};

/** The VAT rates that the company sells at: one, or a list of which one is the usual. */
export const RateFields = (props: Props) => {
  const { draft, may, onChange } = props;
  const { t } = useText();
  const [only, ...others] = draft.rates;
  const add = may && draft.rates.length < MAX_VAT_RATES && (
    <Button variant="default" onClick={() => onChange({ ...draft, rates: [...draft.rates, blank()] })}>
      {t('legal.rateAdd')}
    </Button>
  );
  if (only && others.length === 0) {
    return (
      <>
        <PercentField {...props} rate={only} label={t('legal.vatPercent')} hint={t('legal.vatPercentHint')} />
        {add}
      </>
    );
  }
  return (
    <fieldset className={styles.rates}>
      <legend>{t('legal.rates')}</legend>
      <p>{t('legal.ratesHint')}</p>
      {draft.rates.map((rate, index) => (
        <RateRow key={rate.id} {...props} rate={rate} place={index + 1} />
      ))}
      {add}
    </fieldset>
  );
};
