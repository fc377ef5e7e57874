import { buttonClass } from '@tableside/design';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { useEntry } from '../../data/cache.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { accountStyles, type User } from '../account/index.ts';

type Card = User['loyalty_programs'][number];
type Wallet = { readonly name: string; readonly href: string };

const APPLES = /iPhone|iPad|Macintosh/;

/** Puts the card into the wallet of this phone, where its venue has set that up: one button, or none. */
export const WalletLinks = ({ card }: { readonly card: Card }) => {
  const t = useT();
  const language = useLanguage();
  const query = { loyalty_program_id: card.id, language };
  const key = `wallets:${card.id}:${card.loyalty_card_number}:${language}`;
  const { data } = useEntry(key, () => api('GET /loyalty/wallets', { query }));
  const [agent, setAgent] = useState<string | null>(null);
  useEffect(() => setAgent(navigator.userAgent), []);
  if (!data || agent === null) return null;
  const apple = data.apple
    ? { name: 'Apple Wallet', href: `/api/loyalty/pass?${new URLSearchParams(query)}` }
    : null;
  const google = data.google === null ? null : { name: 'Google Wallet', href: data.google };
  const wallet: Wallet | null = APPLES.test(agent) ? apple : google;
  if (!wallet) return null;
  return (
    <section className={accountStyles.card}>
      <a className={buttonClass('secondary', true)} href={wallet.href} rel="noreferrer">
        {t('loyalty.wallet', { name: wallet.name })}
      </a>
      {card.points && <p className={accountStyles.note}>{t('loyalty.walletNote')}</p>}
    </section>
  );
};
