import { Button, NativeSelect, TextInput } from '@mantine/core';
import { ACCOUNT_DIGITS, CHARTS, chartAccount } from '@tableside/domain/books';
import { call } from '../../api/call.ts';
import { localeOf, type TextKey, useText } from '../../i18n/index.ts';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { useVenue } from '../session/index.ts';
import { useSaveOver } from '../venue-settings/index.ts';
import styles from './books.module.css';
import { draftOf, settingsOf, wrongFields } from './books-draft.ts';
import { type BookSettings, bookSettingsQuery } from './books-query.ts';
import { PolandFields } from './PolandFields.tsx';
import { useAccountWords } from './use-account-words.ts';

const DIGITS = Array.from(
  { length: ACCOUNT_DIGITS.max - ACCOUNT_DIGITS.min + 1 },
  (_, more) => ACCOUNT_DIGITS.min + more,
);
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const monthName = (month: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1));

/** Chart, numbers and accounts; changed by the owner, read by those who keep the books. */
export const BookAccountsForm = ({ saved }: { saved: BookSettings }) => {
  const { t, language } = useText();
  const venue = useVenue();
  const accountWords = useAccountWords();
  const page = usePageDraft(saved, draftOf, settingsOf);
  const { draft, setDraft, revision } = page;
  const { save, busy, disabled, sheet, wrong, setWrong } = useSaveOver<BookSettings>(
    bookSettingsQuery(venue.id).queryKey,
    'books.saved',
  );
  const may = venue.may('setBooks');
  /** What is typed anew is not wrong any more. */
  const right = (field: string): void =>
    setWrong(Object.fromEntries(Object.entries(wrong).filter(([name]) => name !== field)));
  const submit = (): unknown => {
    const problems = wrongFields(draft);
    if (problems.length > 0) return setWrong(Object.fromEntries(problems.map(field => [field, 'wrong'])));
    const body = { ...settingsOf(draft), revision };
    page.sending();
    return save(
      `books ${JSON.stringify(body)}`,
      venueId => call('POST /console/{venue}/books/settings', { venue: venueId, body }),
      page.begin,
      page.isChosen,
    );
  };
  const number = (name: 'consultant' | 'client', label: TextKey, problem: TextKey) => (
    <TextInput
      label={t(label)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      disabled={!may}
      value={draft[name]}
      error={name in wrong && t(problem)}
      onChange={event => {
        setDraft({ ...draft, [name]: event.currentTarget.value.trim() });
        right(name);
      }}
    />
  );
  return (
    <SettingsCard onSubmit={submit}>
      <h2>{t('books.daily')}</h2>
      <p>{t('books.dailyHint')}</p>
      <TextInput
        className={styles.month}
        label={t('books.mailTo')}
        type="email"
        autoComplete="off"
        maxLength={200}
        disabled={!may}
        value={draft.mailTo}
        error={'mail_to' in wrong && t('books.mailWrong')}
        onChange={event => {
          setDraft({ ...draft, mailTo: event.currentTarget.value.trim() });
          right('mail_to');
        }}
      />
      {/* Who does not use DATEV never needs them. */}
      <details className={styles.accounts} open={saved.settings.consultant !== null || undefined}>
        <summary>
          <h2>{t('books.accounts')}</h2>
        </summary>
        <p>{t('books.accountsHint')}</p>
        <div className={styles.pair}>
          {number('consultant', 'books.consultant', 'books.consultantWrong')}
          {number('client', 'books.client', 'books.clientWrong')}
          <NativeSelect
            label={t('books.chart')}
            disabled={!may}
            value={draft.chart}
            data={CHARTS.map(value => ({ value, label: value.toUpperCase() }))}
            onChange={event => {
              const chart = CHARTS.find(known => known === event.currentTarget.value);
              if (chart) setDraft({ ...draft, chart });
            }}
          />
          <NativeSelect
            label={t('books.digits')}
            disabled={!may}
            value={String(draft.digits)}
            data={DIGITS.map(String)}
            onChange={event => setDraft({ ...draft, digits: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            label={t('books.year')}
            disabled={!may}
            value={String(draft.yearBegins)}
            data={MONTHS.map(value => ({
              value: String(value),
              label: monthName(value, localeOf(language)),
            }))}
            onChange={event => setDraft({ ...draft, yearBegins: Number(event.currentTarget.value) })}
          />
        </div>
        <h3>{t('books.where')}</h3>
        <div className={styles.pair}>
          {saved.accounts.map(({ account }) => (
            <TextInput
              key={account}
              label={accountWords(account)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={draft.digits + 1}
              disabled={!may}
              placeholder={chartAccount(draft.chart, account)?.padEnd(draft.digits, '0') ?? ''}
              value={draft.accounts[account] ?? ''}
              error={
                account in wrong && t('books.accountWrong', { digits: draft.digits, more: draft.digits + 1 })
              }
              onChange={event => {
                const accounts = { ...draft.accounts, [account]: event.currentTarget.value.trim() };
                setDraft({ ...draft, accounts });
                right(account);
              }}
            />
          ))}
        </div>
      </details>
      {(saved.country === 'PL' || saved.settings.polish_filer !== null) && (
        <PolandFields
          draft={draft.poland}
          open={saved.settings.polish_filer !== null}
          mayChange={may}
          wrong={Object.keys(wrong)}
          onChange={(poland, field) => {
            setDraft({ ...draft, poland });
            right(field);
          }}
        />
      )}
      <NewerPage page={page} />
      {may && (page.changed || busy) && (
        <Button type="submit" size="lg" loading={busy} disabled={disabled}>
          {t('books.save')}
        </Button>
      )}
      {sheet}
    </SettingsCard>
  );
};
