import { NativeSelect, NumberInput, Switch } from '@mantine/core';
import type { ReservationSettings } from '@tableside/contract/http/shared/settings/reservation-settings';
import { RESERVATION_BOUNDS, SLOT_STEPS } from '@tableside/domain/reservations';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { meQuery } from '../../session/index.ts';
import { SettingsForm, TextsByLanguage, useCheckedPage } from '../../venue-settings/index.ts';
import styles from '../reservations.module.css';

type Props = { saved: ReservationSettings; languages: readonly string[] };

const draftOf = ({
  revision: _r,
  changed_by: _c,
  public_page: _p,
  sms: _s,
  ...chosen
}: ReservationSettings) => chosen;

/** On or off, and by which rules. */
export const ReservationSettingsForm = ({ saved, languages }: Props) => {
  const { t } = useText();
  const client = useQueryClient();
  const { page, saving, draft, set, submit, wrong } = useCheckedPage(saved, {
    name: 'reservations',
    draftOf,
    bodyOf: (chosen, revision) => ({ revision, ...chosen }),
    problemsOf: () => ({}),
    send: (venue, body) => call('POST /console/{venue}/settings/reservations', { venue, body }),
    savedIn: settings => settings.reservations,
    // Where they are on or off, the room stands in the navigation or not.
    onSaved: () => void client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
  const number = (
    field: 'party_max' | 'ahead_days' | 'notice_minutes' | 'late_minutes',
    { least, most }: { readonly least: number; readonly most: number },
  ) => (
    <NumberInput
      label={t(`reservations.set.${field}`)}
      min={least}
      max={most}
      allowDecimal={false}
      value={draft[field]}
      error={wrong[field] !== undefined && t('reservations.set.bounds', { least, most })}
      onChange={value => set({ [field]: Number(value) })}
    />
  );
  return (
    <SettingsForm page={page} saving={saving} onSubmit={submit}>
      <SettingsCard>
        <Switch
          label={t('reservations.set.on')}
          description={t('reservations.set.onHint')}
          checked={draft.on}
          onChange={event => set({ on: event.currentTarget.checked })}
        />
        {saved.on && (
          <a className={styles.address} href={saved.public_page} target="_blank" rel="noopener">
            {`${location.origin}${saved.public_page}`}
          </a>
        )}
        {!saved.sms && <p>{t('reservations.set.noSms')}</p>}
      </SettingsCard>
      <SettingsCard>
        <NativeSelect
          label={t('reservations.set.step_minutes')}
          value={String(draft.step_minutes)}
          data={SLOT_STEPS.map(step => ({
            value: String(step),
            label: t('age.minutes', { minutes: step }),
          }))}
          onChange={event => set({ step_minutes: Number(event.currentTarget.value) })}
        />
        {number('party_max', RESERVATION_BOUNDS.partyMax)}
        {number('ahead_days', RESERVATION_BOUNDS.aheadDays)}
        {number('notice_minutes', RESERVATION_BOUNDS.noticeMinutes)}
        {number('late_minutes', RESERVATION_BOUNDS.lateMinutes)}
      </SettingsCard>
      <SettingsCard>
        <h2>{t('reservations.set.stays')}</h2>
        <p>{t('reservations.set.staysHint')}</p>
        <div className={styles.stays}>
          {draft.stays.map((stay, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else, and none is added or moved
            <div key={place} className={styles.stay}>
              <NumberInput
                label={t('reservations.set.upTo')}
                min={1}
                max={99}
                allowDecimal={false}
                value={stay.up_to}
                onChange={value =>
                  set({
                    stays: draft.stays.map((each, n) =>
                      n === place ? { ...each, up_to: Number(value) } : each,
                    ),
                  })
                }
              />
              <NumberInput
                label={t('reservations.set.minutes')}
                min={RESERVATION_BOUNDS.stay.least}
                max={RESERVATION_BOUNDS.stay.most}
                step={15}
                allowDecimal={false}
                value={stay.minutes}
                error={wrong.stays !== undefined && t('reservations.set.staysWrong')}
                onChange={value =>
                  set({
                    stays: draft.stays.map((each, n) =>
                      n === place ? { ...each, minutes: Number(value) } : each,
                    ),
                  })
                }
              />
            </div>
          ))}
        </div>
      </SettingsCard>
      <SettingsCard>
        <TextsByLanguage
          title={t('reservations.set.words')}
          hint={t('reservations.set.wordsHint')}
          languages={languages}
          value={draft.words}
          longest={400}
          onChange={words => set({ words })}
        />
      </SettingsCard>
    </SettingsForm>
  );
};
