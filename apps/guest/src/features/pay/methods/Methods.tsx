import { Icon } from '@tableside/design';
import { type ReactNode, useId } from 'react';
import { WALLETS, walletHere } from '../../../app/wallet-here.ts';
import { useT } from '../../../texts/texts.ts';
import type { Method } from '../drivers/methods.ts';
import { CardMarks } from './CardMarks.tsx';
import styles from './Methods.module.css';
import { METHOD_WORDS } from './method-words.ts';

type Props = {
  readonly methods: readonly Method[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Ways that do not work now, with words why. */
  readonly broken: Readonly<Record<string, string>>;
  /** What stands below the chosen way: the card's fields, or what went wrong. */
  readonly below: ReactNode;
};

/** The ways to pay, one below the other; what belongs to the chosen one opens under it. PAY-05, PAY-06, PAY-23. */
export const Methods = ({ methods, chosen, onChoose, broken, below }: Props) => {
  const t = useT();
  const group = useId();
  return (
    <div className={styles.room}>
      <fieldset className={styles.methods}>
        <legend>{t('pay.choose')}</legend>
        {methods.map(({ id, kind }) => {
          const words = METHOD_WORDS[kind];
          const wallet = kind === 'wallet' ? walletHere() : null;
          const wrong = broken[id];
          const isChosen = chosen === id;
          return (
            <div key={id} className={styles.item} data-method={id} data-chosen={isChosen || undefined}>
              <label className={`${styles.method} ${wrong ? styles.broken : ''}`}>
                <input
                  type="radio"
                  name={group}
                  value={id}
                  checked={isChosen}
                  onChange={() => onChoose(id)}
                />
                <span className={styles.radio} aria-hidden="true" />
                <span className={styles.words}>
                  <strong>{wallet ? WALLETS[wallet] : t(words.name)}</strong>
                  <span className={kind === 'card' && !wrong ? 'visually-hidden' : undefined}>
                    {wrong ?? t(words.text)}
                  </span>
                </span>
                {kind === 'card' && !wrong && <CardMarks />}
              </label>
              {isChosen && below}
            </div>
          );
        })}
      </fieldset>
    </div>
  );
};

/** No way to pay by phone: who takes the money instead. PAY-37. */
export const NoMethods = () => {
  const t = useT();
  return (
    <div className={styles.none} role="status">
      <Icon name="info" size={24} />
      <div>
        <h2>{t('pay.noneTitle')}</h2>
        <p>{t('pay.none')}</p>
      </div>
    </div>
  );
};
