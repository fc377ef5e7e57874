import { Button, Checkbox, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { readIfChanged } from '../../api/changed-meanwhile.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { useReauthenticatedAction } from '../staff/index.ts';
import styles from './legal.module.css';
import { draftOf, type LegalField, type LegalProblem, legalOf, wrongFields } from './legal-draft.ts';
import { type Legal, legalQuery } from './legal-query.ts';
import { RateFields } from './RateFields.tsx';
import { useRateInUse } from './use-rate-in-use.ts';

/** The contract's bounds. */
const LONGEST: Record<LegalField, number> = {
  companyName: 100,
  companyCode: 30,
  address: 200,
  vatCode: 30,
  series: 8,
};
const WRONG: Partial<Record<LegalField, TextKey>> = {
  vatCode: 'legal.vatCodeWrong',
  series: 'legal.seriesWrong',
};

const draftOfSaved = ({ legal }: Legal) => draftOf(legal);

/** Company, VAT and invoice series; changed by the owner, read by those who keep the books. */
export const LegalForm = ({ saved }: { saved: Legal }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const page = usePageDraft(saved, draftOfSaved);
  const { draft, setDraft, revision } = page;
  const { legal } = saved;
  const [wrong, setWrong] = useState<readonly LegalProblem[]>([]);
  const key = legalQuery(venue.id).queryKey;
  const rateInUse = useRateInUse();
  const may = venue.may('setLegal');
  const changed = page.changed || legal === null;
  const save = async (): Promise<void> => {
    const problems = wrongFields(draft);
    setWrong(problems);
    rateInUse.clear();
    if (problems.length > 0) return;
    const body = { ...legalOf(draft), revision };
    await act(
      {
        name: `legal ${JSON.stringify(body)}`,
        send: venueId => call('POST /console/{venue}/legal', { venue: venueId, body }),
        onFailure: async error => {
          const refused = isApiFailure(error) && error.code === 'vat_code_invalid';
          if (refused) setWrong(['vatCode']);
          return refused || rateInUse.take(error) || (await readIfChanged(client, error, key));
        },
      },
      done => {
        page.begin(done);
        client.setQueryData(key, done);
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
  const rates = <RateFields draft={draft} may={may} wrong={wrong.includes('rates')} onChange={setDraft} />;
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
        <>
          <div className={styles.pair}>
            {field('vatCode', 'legal.vatCode')}
            {draft.rates.length === 1 && rates}
          </div>
          {draft.rates.length > 1 && rates}
          {rateInUse.names && <p role="alert">{t('legal.rateInUse', { names: rateInUse.names })}</p>}
        </>
      )}
      <NewerPage page={page} />
      {may && (changed || busy) && (
        <Button type="submit" size="lg" loading={busy} disabled={disabled}>
          {t('legal.save')}
        </Button>
      )}
      {sheet}
    </SettingsCard>
  );
};
