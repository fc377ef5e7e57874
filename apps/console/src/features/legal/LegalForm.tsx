import { Button, Checkbox, TextInput } from '@mantine/core';
import type { LegalSettings } from '@tableside/contract/http/console-money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/SettingsCard.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { useProvenAction } from '../staff/index.ts';
import styles from './legal.module.css';
import { draftOf, type LegalDraft, type LegalField, legalOf, wrongFields } from './legal-draft.ts';
import { legalQuery } from './legal-query.ts';

/** The contract's bounds. */
const LONGEST: Record<LegalField, number> = {
  companyName: 100,
  companyCode: 30,
  address: 200,
  vatCode: 30,
  vatPercent: 5,
  series: 8,
};
const WRONG: Partial<Record<LegalField, TextKey>> = {
  vatCode: 'legal.vatCodeWrong',
  vatPercent: 'legal.vatPercentWrong',
  series: 'legal.seriesWrong',
};

/** Company, VAT and invoice series; changed by the owner, read by those who keep the books. */
export const LegalForm = ({ legal }: { legal: LegalSettings | null }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useProvenAction();
  const [draft, setDraft] = useState<LegalDraft>(() => draftOf(legal));
  const [wrong, setWrong] = useState<readonly LegalField[]>([]);
  const may = venue.may('setLegal');
  const changed = JSON.stringify(draft) !== JSON.stringify(draftOf(legal)) || legal === null;
  const save = async (): Promise<void> => {
    const problems = wrongFields(draft);
    setWrong(problems);
    if (problems.length > 0) return;
    const body = legalOf(draft);
    await act(
      {
        name: `legal ${JSON.stringify(body)}`,
        send: venueId => call('POST /console/{venue}/legal', { venue: venueId, body }),
        onFailure: error => {
          const refused = isApiFailure(error) && error.code === 'vat_code_invalid';
          if (refused) setWrong(['vatCode']);
          return refused;
        },
      },
      done => {
        setDraft(draftOf(done.legal));
        client.setQueryData(legalQuery(venue.id).queryKey, done.legal);
        notify({ message: t('legal.saved'), tone: 'calm' });
      },
    );
  };
  const field = (name: LegalField, label: TextKey, hint?: TextKey) => (
    <TextInput
      label={t(label)}
      description={hint && t(hint)}
      // Fields beside each other stand at one height, whichever has a hint.
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={draft[name]}
      disabled={!may}
      maxLength={LONGEST[name]}
      autoComplete="off"
      error={wrong.includes(name) ? t(WRONG[name] ?? 'legal.missing') : undefined}
      onChange={event => {
        setDraft({ ...draft, [name]: event.currentTarget.value });
        setWrong(wrong.filter(each => each !== name));
      }}
    />
  );
  return (
    <SettingsCard onSubmit={save}>
      <h2>{t('legal.title')}</h2>
      <p>{t(legal ? 'legal.hint' : 'legal.noneHint')}</p>
      {field('companyName', 'legal.companyName')}
      <div className={styles.pair}>
        {field('companyCode', 'legal.companyCode')}
        {field('series', 'legal.series', 'legal.seriesHint')}
      </div>
      {field('address', 'legal.address')}
      <Checkbox
        size="md"
        checked={draft.paysVat}
        disabled={!may}
        label={t('legal.paysVat')}
        classNames={{ body: styles.checkBody }}
        onChange={event => setDraft({ ...draft, paysVat: event.currentTarget.checked })}
      />
      {draft.paysVat && (
        <div className={styles.pair}>
          {field('vatCode', 'legal.vatCode')}
          {field('vatPercent', 'legal.vatPercent', 'legal.vatPercentHint')}
        </div>
      )}
      {may && (
        <Button type="submit" size="lg" loading={busy} disabled={disabled || !changed}>
          {t('legal.save')}
        </Button>
      )}
      {sheet}
    </SettingsCard>
  );
};
