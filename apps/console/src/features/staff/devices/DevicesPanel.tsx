import { Button, TextInput } from '@mantine/core';
import type { VenueSecurity } from '@tableside/contract/http/admin/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { securityKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { Rows } from '../../../parts/list/Rows.tsx';
import { Failure } from '../../../parts/page/Failure.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { forgetPerson, useClock, useVenue } from '../../session/index.ts';
import styles from '../staff.module.css';
import { deviceQuery } from '../staff-queries.ts';
import { useAttempt } from '../use-attempt.ts';
import { useProven } from '../use-proven.tsx';

/** Devices that everybody takes over by PIN: this one can become one, each can be ended. */
export const DevicesPanel = ({ devices }: Pick<VenueSecurity, 'devices'>) => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const { run, busy, failure } = useAttempt();
  const { guard, sheet } = useProven();
  const share = () =>
    run(() =>
      guard(async () => {
        const body = { name: name.trim() };
        const { device } = await call('POST /console/{venue}/shared-devices', { venue: venue.id, body });
        // The end of the session may have been noticed before this answer, and the sign-in have asked too early whose browser this is.
        await client.cancelQueries(deviceQuery);
        client.setQueryData(deviceQuery.queryKey, device);
        forgetPerson(client);
      }),
    );
  const end = (device: string) =>
    run(async () => {
      const answer = await call('POST /console/{venue}/shared-devices/{device}/end', {
        venue: venue.id,
        device,
        body: {},
      });
      client.setQueryData(securityKey(venue.id), answer.security);
    });
  return (
    <SettingsCard className={styles.card}>
      <h2>{t('security.devices')}</h2>
      <p>{t('security.devicesHint')}</p>
      {devices.length === 0 && <p>{t('security.noDevices')}</p>}
      <Rows>
        {devices.map(device => (
          <li key={device.id}>
            <div>
              <b>{device.name}</b>
              <small>
                {t('security.sharedBy', {
                  name: device.shared_by,
                  time: clock.dayAndTime(device.seen_at),
                })}
              </small>
            </div>
            <Button
              variant="default"
              disabled={busy}
              aria-label={t('security.unshareOf', { device: device.name })}
              onClick={() => void end(device.id)}
            >
              {t('security.unshare')}
            </Button>
          </li>
        ))}
      </Rows>
      <Form onSubmit={share}>
        <TextInput
          label={t('security.deviceName')}
          required
          withAsterisk={false}
          description={t('security.shareHint')}
          value={name}
          maxLength={60}
          onChange={event => setName(event.currentTarget.value)}
        />
        <Failure text={failure} />
        <Button type="submit" variant="default" loading={busy}>
          {t('security.share')}
        </Button>
      </Form>
      {sheet}
    </SettingsCard>
  );
};
