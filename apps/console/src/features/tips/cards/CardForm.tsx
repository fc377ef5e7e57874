import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { ownTermsProblem } from '@tableside/domain/gifts';
import { isIban, plainIban } from '@tableside/domain/payouts';
import { LANGUAGE_NAMES } from '@tableside/i18n';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { MoneyInput } from '../../../parts/form/MoneyInput.tsx';
import { PictureField } from '../../menu-editor/index.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import { TextsByLanguage } from '../../venue-settings/index.ts';
import styles from '../tips.module.css';
import { type CardDraft, cardDraft, donateeBody, type GiftCard, isOwned, tipCardBody } from './card-draft.ts';

type Props = {
  readonly card: GiftCard;
  /** That guests of the venue read. */
  readonly languages: readonly string[];
  readonly busy: boolean;
  readonly onSave: (draft: CardDraft) => void;
};

const nameOf = (language: string): string => LANGUAGE_NAMES[language]?.name ?? language;

/** What a card asks, and unless it is somebody's own, what it says and shows. */
export const CardForm = ({ card, languages, busy, onSave }: Props) => {
  const { t } = useText();
  const { currency } = useVenue();
  const money = useMoney();
  const [draft, setDraft] = useState(() => cardDraft(card));
  const set = (change: Partial<CardDraft>) => setDraft({ ...draft, ...change });
  const isTip = card.kind === 'tip';
  const owned = isOwned(card);
  const body = isTip ? tipCardBody(draft) : donateeBody(draft);
  const wrong = ownTermsProblem(card.kind, body, currency.decimals);
  const unnamed = isTip
    ? !owned && draft.name.trim() === ''
    : Object.values(draft.names).join('').trim() === '';
  const badIban = draft.iban !== null && !isIban(plainIban(draft.iban));
  const spoken = isTip ? [...new Set([draft.language, 'en'])] : ['lt', 'en'];
  /** It was sent before it was right: what is wrong with texts and amounts is said from then on. */
  const [tried, setTried] = useState(false);
  const save = () => {
    setTried(true);
    if (wrong === null && !unnamed && !badIban) onSave(draft);
  };
  const why = (field: NonNullable<typeof wrong>) => (wrong === field ? t(`tips.wrong.${field}`) : undefined);
  return (
    <Form stopsAtErrors onSubmit={save} className={styles.form}>
      {isTip ? (
        <>
          {owned ? (
            <p>{t('tips.cardOwned', { name: draft.name })}</p>
          ) : (
            <TextInput
              size="lg"
              label={t('tips.cardName')}
              value={draft.name}
              maxLength={60}
              required
              withAsterisk={false}
              onChange={event => set({ name: event.currentTarget.value })}
            />
          )}
          <NativeSelect
            size="lg"
            label={t('tips.cardLanguage')}
            description={t('tips.cardLanguageHint')}
            value={draft.language}
            data={[...new Set([draft.language, ...languages])].map(value => ({
              value,
              label: nameOf(value),
            }))}
            onChange={event => set({ language: event.currentTarget.value })}
          />
        </>
      ) : (
        <TextsByLanguage
          title={t('tips.donateeName')}
          languages={spoken}
          longest={80}
          value={draft.names}
          error={tried && unnamed ? t('tips.wrong.name') : undefined}
          onChange={names => set({ names })}
        />
      )}
      {!owned && (
        <>
          <TextsByLanguage
            title={t('tips.cardAbout')}
            languages={spoken}
            longest={500}
            value={draft.description}
            onChange={description => set({ description })}
          />
          <PictureField
            picture={draft.picture}
            shape={isTip ? 'dish' : 'wide'}
            onSet={picture => set({ picture })}
          />
        </>
      )}
      <fieldset className={styles.amounts}>
        <legend>{t('tips.cardAmounts')}</legend>
        {draft.amounts.map((amount, place) => (
          <MoneyInput
            // biome-ignore lint/suspicious/noArrayIndexKey: an amount is its place
            key={place}
            label={t('tips.cardAmount', { number: place + 1 })}
            error={why('amounts') !== undefined && (amount !== null || place === 0) ? true : undefined}
            value={amount}
            onChange={typed =>
              set({ amounts: draft.amounts.map((each, at) => (at === place ? typed : each)) })
            }
          />
        ))}
      </fieldset>
      {why('amounts') && <p role="alert">{why('amounts')}</p>}
      <div className={styles.amounts}>
        <MoneyInput
          label={t('tips.min')}
          value={draft.min}
          error={why('min')}
          onChange={min => set({ min })}
        />
        <MoneyInput
          label={t('tips.max')}
          value={draft.max}
          error={why('max')}
          onChange={max => set({ max })}
        />
      </div>
      <NativeSelect
        size="lg"
        label={t('tips.cardFirst')}
        description={t('tips.cardFirstHint')}
        value={draft.preselected === null ? '' : String(draft.preselected)}
        data={[
          { value: '', label: t('tips.cardFirstNone') },
          ...draft.amounts.flatMap((amount, place) =>
            amount === null ? [] : [{ value: String(place), label: money.show(amount) }],
          ),
        ]}
        onChange={event => {
          const chosen = event.currentTarget.value;
          set({ preselected: chosen === '' ? null : Number(chosen) });
        }}
      />
      {isTip && (
        <>
          {!owned && (
            <>
              <TextsByLanguage
                title={t('tips.cardThanks')}
                hint={t('tips.cardThanksHint')}
                languages={spoken}
                longest={300}
                value={draft.thanks}
                onChange={thanks => set({ thanks })}
              />
              <Checkbox
                size="lg"
                label={t('tips.cardPicks')}
                checked={draft.picks}
                onChange={event => set({ picks: event.currentTarget.checked })}
              />
            </>
          )}
          <Checkbox
            size="lg"
            label={t('tips.cardReview')}
            checked={draft.show_review}
            onChange={event => set({ show_review: event.currentTarget.checked })}
          />
        </>
      )}
      {!isTip && (
        <TextInput
          size="lg"
          label={t('tips.donateeAccount')}
          value={draft.iban ?? ''}
          maxLength={42}
          autoComplete="off"
          error={badIban ? t('tips.wrong.iban') : undefined}
          onChange={event => set({ iban: event.currentTarget.value || null })}
        />
      )}
      <Button type="submit" size="lg" loading={busy}>
        {t('tips.cardSave')}
      </Button>
    </Form>
  );
};
