import { Button, TextInput } from '@mantine/core';
import { addressOfGift } from '@tableside/domain/gifts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useVenueAction } from '../board/index.ts';
import { useClock, useMoney, useVenue } from '../session/index.ts';
import { OwnAccount } from './OwnAccount.tsx';
import { Sums } from './Sums.tsx';
import { ShareOfPool } from './sharing/ShareOfPool.tsx';
import styles from './tips.module.css';
import { type OwnTips, ownTipsQuery } from './tips-query.ts';

/** Moves after which less is owed. */
const LESS: ReadonlySet<string> = new Set<OwnTips['moves'][number]['what']>([
  'payout',
  'given_back',
  'disputed',
]);

/** One's own tips from the phone to the payout, and whether guests see one's name. */
export const OwnTipsCard = ({ own }: { readonly own: OwnTips }) => {
  const { t } = useText();
  const { dayAndTime } = useClock();
  const money = useMoney();
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const [name, setName] = useState(own.shown_name);
  const agree = async (agrees: boolean) => {
    const body = { agrees, shown_name: name };
    const done = await run({
      name: `own tips ${agrees} ${name}`,
      send: venueId => call('POST /console/{venue}/own-tips/consent', { venue: venueId, body }),
    });
    if (done) client.setQueryData(ownTipsQuery(venue.id).queryKey, done);
  };
  return (
    <SettingsCard>
      <h2>{t('tips.mine')}</h2>
      <Sums of={own} />
      {own.moves.length === 0 ? (
        <p>{t('tips.noMoves')}</p>
      ) : (
        <ul className={styles.lines}>
          {own.moves.map(({ at, what, amount, share, payout }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two alike at one moment are two, and none moves
            <li key={place}>
              <span>{t(`tips.move.${what}`)}</span>
              <time dateTime={at} className={styles.soft}>
                {dayAndTime(at)}
              </time>
              <b>{money.text(LESS.has(what) ? -amount : amount)}</b>
              {share && <ShareOfPool share={share} />}
              {payout && (
                <small className={styles.trace}>
                  {t('tips.trace.payout', { number: payout.number, way: t(`tips.way.${payout.way}`) })}
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
      {own.moves.length > 0 && (
        <a className={styles.link} href={`/api/console/${venue.id}/own-tips/csv`}>
          {t('tips.statement')}
        </a>
      )}
      <OwnAccount key={own.account} own={own} />
      <p className={styles.soft}>{own.agreed ? t('tips.agreed') : t('tips.mineHint')}</p>
      {own.agreed ? (
        <>
          {own.card === null ? (
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
          )}
          <Button variant="default" size="lg" loading={busy} disabled={disabled} onClick={() => agree(false)}>
            {t('tips.withdraw')}
          </Button>
        </>
      ) : (
        <>
          <TextInput
            size="lg"
            label={t('tips.shownName')}
            value={name}
            maxLength={60}
            onChange={event => setName(event.currentTarget.value)}
          />
          <Button size="lg" loading={busy} disabled={disabled} onClick={() => agree(true)}>
            {t('tips.agree')}
          </Button>
        </>
      )}
    </SettingsCard>
  );
};
