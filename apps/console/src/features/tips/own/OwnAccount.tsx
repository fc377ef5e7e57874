import { Button, TextInput } from '@mantine/core';
import { isIban, plainIban, writtenIban } from '@tableside/domain/payouts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import styles from '../tips.module.css';
import { type OwnTips, ownTipsQuery } from '../tips-query.ts';

/** Where one's own tips are sent to when they are paid out by the bank. */
export const OwnAccount = ({ own }: { readonly own: OwnTips }) => {
  const { t } = useText();
  const { id } = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const [typed, setTyped] = useState(own.account === null ? '' : writtenIban(own.account));
  const iban = plainIban(typed);
  const wrong = iban !== '' && !isIban(iban);
  const same = iban === (own.account ?? '');
  const save = async () => {
    const done = await run({
      name: `own account ${iban}`,
      send: venue =>
        call('POST /console/{venue}/own-tips/account', { venue, body: { iban: iban === '' ? null : iban } }),
    });
    if (done) client.setQueryData(ownTipsQuery(id).queryKey, done);
  };
  return (
    <div className={styles.paying}>
      <TextInput
        size="lg"
        label={t('tips.account')}
        description={t('tips.accountHint')}
        value={typed}
        maxLength={42}
        autoComplete="off"
        error={wrong ? t('tips.wrong.iban') : undefined}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {(busy || !same) && (
        <Button
          size="lg"
          variant="default"
          loading={busy}
          disabled={disabled}
          onClick={() => void (wrong || save())}
        >
          {t('tips.accountSave')}
        </Button>
      )}
    </div>
  );
};
