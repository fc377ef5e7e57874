import { Button } from '@mantine/core';
import { addressOfGift } from '@tableside/domain/gifts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { QrCode } from '../../../parts/QrCode.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { PrintOne } from '../../codes/index.ts';
import { roleMay, useMoney, useVenue } from '../../session/index.ts';
import styles from '../tips.module.css';
import type { ConsoleGifts } from '../tips-query.ts';
import { useGiftAction } from '../use-gift-action.ts';
import { CardForm } from './CardForm.tsx';
import {
  type CardDraft,
  donateeBody,
  type GiftCard,
  isOwned,
  ownedCardBody,
  tipCardBody,
} from './card-draft.ts';

type Props = { readonly card: GiftCard; readonly gifts: Pick<ConsoleGifts, 'address' | 'languages'> };

/** Whom it is for, in words. */
const kindOf = ({ kind, person }: GiftCard) => {
  if (kind === 'donation') return 'tips.kind.donation' as const;
  return person === null ? ('tips.kind.team' as const) : ('tips.kind.person' as const);
};

/** One code that guests give by: what came by it, and what can be done about it. */
export const CardRow = ({ card, gifts }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const { role } = useVenue();
  const { act, busy, disabled } = useGiftAction();
  const [shown, setShown] = useState<'editing' | 'printing' | null>(null);
  const hide = () => setShown(null);
  const { id, kind, hash, active, raised, person } = card;
  // Whoever wants to be seen no more, or left, has no name here either.
  const gone = person === '';
  const name = gone ? t('tips.cardOfNobody') : card.name;
  const save = async (draft: CardDraft) => {
    const send = (venue: string) => {
      const to = { venue, card: id };
      if (kind === 'donation')
        return call('POST /console/{venue}/gifts/donatee/{card}/change', { ...to, body: donateeBody(draft) });
      return isOwned(card)
        ? call('POST /console/{venue}/gifts/person-card/{card}/change', { ...to, body: ownedCardBody(draft) })
        : call('POST /console/{venue}/gifts/tip-card/{card}/change', { ...to, body: tipCardBody(draft) });
    };
    const done = await act(`change card ${id} ${JSON.stringify(draft)}`, send, t('tips.cardSaved'));
    if (done) hide();
  };
  const toggle = () =>
    act(`switch card ${id} ${!active}`, venue =>
      call('POST /console/{venue}/gifts/{card}/switch', { venue, card: id, body: { active: !active } }),
    );
  return (
    <li className={styles.card}>
      <QrCode text={addressOfGift(gifts.address, kind, hash)} label={name} />
      <div className={styles.what}>
        <b>{name}</b>
        <span className={styles.soft}>{t(kindOf(card))}</span>
        {!active && <span className={styles.soft}>{t('tips.cardOff')}</span>}
        {raised !== 0 && <span>{t('tips.raised', { amount: money.text(raised) })}</span>}
        {!gone && (
          <a className={styles.link} href={addressOfGift('', kind, hash)} target="_blank" rel="noreferrer">
            {t('tips.openCard')}
          </a>
        )}
      </div>
      {roleMay(role, 'setTips') && (
        <div className={styles.buttons}>
          {!gone && (
            <Button variant="default" disabled={disabled} onClick={() => setShown('editing')}>
              {t('tips.cardEdit')}
            </Button>
          )}
          {active && (
            <Button variant="default" disabled={disabled} onClick={() => setShown('printing')}>
              {t('tips.print')}
            </Button>
          )}
          {!gone && (
            <Button variant="default" loading={busy} disabled={disabled} onClick={toggle}>
              {t(active ? 'tips.putAway' : 'tips.takeOut')}
            </Button>
          )}
        </div>
      )}
      <Sheet opened={shown === 'editing'} onClose={hide} title={name}>
        <CardForm card={card} languages={gifts.languages} busy={busy} onSave={draft => void save(draft)} />
      </Sheet>
      <Sheet opened={shown === 'printing'} onClose={hide} title={name}>
        <PrintOne sign={{ card: id }} name={`${kind}-${hash}`} />
      </Sheet>
    </li>
  );
};
