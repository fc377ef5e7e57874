import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { roleMay, useVenue } from '../../session/index.ts';
import styles from '../tips.module.css';
import type { ConsoleGifts } from '../tips-query.ts';
import { useGiftAction } from '../use-gift-action.ts';
import { CardRow } from './CardRow.tsx';

/** Codes that guests give by, and making new ones. */
export const Cards = ({ gifts }: { readonly gifts: ConsoleGifts }) => {
  const { t } = useText();
  const { role, name: house } = useVenue();
  const { act, disabled } = useGiftAction();
  const [donatee, setDonatee] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const may = roleMay(role, 'setTips');
  const make = (personnel_id: string | null, name: string) =>
    act(`make tip card ${personnel_id} ${gifts.cards.length}`, (venue, idempotencyKey) =>
      call('POST /console/{venue}/gifts/tip-card', {
        venue,
        idempotencyKey,
        body: { personnel_id, name, picks: personnel_id === null },
      }),
    );
  const add = async () => {
    const body = { name: { lt: donatee, en: donatee }, description: { lt: '', en: '' } };
    const made = await act(`make donatee ${donatee}`, (venue, idempotencyKey) =>
      call('POST /console/{venue}/gifts/donatee', { venue, idempotencyKey, body }),
    );
    if (made) setDonatee('');
  };
  return (
    <>
      <h2>{t('tips.cards')}</h2>
      <ul className={styles.cards}>
        {gifts.cards.map(card => (
          <CardRow key={card.id} card={card} gifts={gifts} />
        ))}
      </ul>
      {may && (
        <div className={styles.making}>
          {gifts.without_card.map(({ id, name }) => (
            <Button key={id} size="lg" variant="default" disabled={disabled} onClick={() => make(id, name)}>
              {t('tips.cardFor', { name })}
            </Button>
          ))}
          <Button size="lg" variant="default" disabled={disabled} onClick={() => make(null, house)}>
            {t('tips.houseCard')}
          </Button>
          <TextInput
            size="lg"
            ref={field}
            label={t('tips.donateeName')}
            value={donatee}
            maxLength={80}
            onChange={event => setDonatee(event.currentTarget.value)}
          />
          <Button
            size="lg"
            variant="default"
            disabled={disabled}
            onClick={() => (donatee.trim() === '' ? field.current?.focus() : void add())}
          >
            {t('tips.donateeAdd')}
          </Button>
        </div>
      )}
    </>
  );
};
