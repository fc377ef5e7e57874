import { Button, TextInput } from '@mantine/core';
import { addressOfGift } from '@tableside/domain/gifts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { useShownAction } from '../../board/index.ts';
import { PictureField } from '../../menu-editor/index.ts';
import { useVenue } from '../../session/index.ts';
import { TextsByLanguage } from '../../venue-settings/index.ts';
import styles from '../tips.module.css';
import { type OwnTips, ownTipsQuery } from '../tips-query.ts';
import { consentBody, type OwnDraft, ownDraft, standingOf } from './own-draft.ts';

const OWN_PICTURE = 'POST /console/{venue}/own-tips/picture';

/** What guests see of oneself on a tip card: one's own to say, to agree to and to take back. */
export const OwnCard = ({ own }: { readonly own: OwnTips }) => {
  const { t } = useText();
  const { id } = useVenue();
  const { act, busy, disabled } = useShownAction<OwnTips>(ownTipsQuery(id).queryKey);
  const [draft, setDraft] = useState(() => ownDraft(own));
  const set = (change: Partial<OwnDraft>) => setDraft({ ...draft, ...change });
  const standing = standingOf(own);
  const agree = () =>
    act(
      `own card ${JSON.stringify(draft)}`,
      venue => call('POST /console/{venue}/own-tips/consent', { venue, body: consentBody(draft, own) }),
      t('tips.ownSaved'),
    );
  const withdraw = () =>
    act(
      'own card withdrawn',
      venue => call('POST /console/{venue}/own-tips/withdraw', { venue, body: {} }),
      t('tips.withdrawn'),
    );
  return (
    <Form className={styles.form} onSubmit={agree}>
      <h3>{t('tips.ownCard')}</h3>
      <p className={styles.soft}>{t(`tips.own.${standing}`)}</p>
      {standing !== 'none' &&
        (own.card === null ? (
          <p>{t('tips.noCard')}</p>
        ) : (
          <a
            className={styles.link}
            href={addressOfGift('', 'tip', own.card)}
            target="_blank"
            rel="noreferrer"
          >
            {t('tips.openCard')}
          </a>
        ))}
      <TextInput
        size="lg"
        label={t('tips.shownName')}
        value={draft.shown_name}
        maxLength={60}
        onChange={event => set({ shown_name: event.currentTarget.value })}
      />
      <fieldset className={styles.picture}>
        <legend>{t('tips.ownPhoto')}</legend>
        <PictureField
          picture={draft.photo}
          shape="dish"
          of={t('tips.ownPhoto')}
          by={OWN_PICTURE}
          onSet={photo => set({ photo })}
        />
      </fieldset>
      <TextsByLanguage
        title={t('tips.ownWords')}
        languages={own.languages}
        longest={500}
        value={draft.description}
        onChange={description => set({ description })}
      />
      <TextsByLanguage
        title={t('tips.cardThanks')}
        hint={t('tips.cardThanksHint')}
        languages={own.languages}
        longest={300}
        value={draft.thanks}
        onChange={thanks => set({ thanks })}
      />
      <fieldset className={styles.picture}>
        <legend>{t('tips.thanksPhoto')}</legend>
        <PictureField
          picture={draft.thanks_photo}
          shape="wide"
          of={t('tips.thanksPhoto')}
          by={OWN_PICTURE}
          onSet={thanks_photo => set({ thanks_photo })}
        />
      </fieldset>
      <p>{t('tips.consentText')}</p>
      <div className={styles.buttons}>
        <Button type="submit" size="lg" loading={busy} disabled={disabled}>
          {t(standing === 'agreed' ? 'tips.ownSave' : 'tips.agree')}
        </Button>
        {standing !== 'none' && (
          <Button variant="default" size="lg" disabled={disabled} onClick={() => void withdraw()}>
            {t('tips.withdraw')}
          </Button>
        )}
      </div>
    </Form>
  );
};
