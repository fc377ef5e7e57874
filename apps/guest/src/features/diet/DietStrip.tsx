import { Icon } from '@tableside/design';
import { useT } from '../../texts/texts.ts';
import styles from './Diet.module.css';
import type { DietChoice } from './diet-choice.ts';
import { dietWords } from './diet-words.ts';
import type { Sifted } from './sift.ts';

type Props = { readonly choice: DietChoice; readonly sifted: Sifted; readonly onChange: () => void };

/** What is left out of the menu and how much that is: nobody should take a short menu for the whole one. */
export const DietStrip = ({ choice, sifted, onChange }: Props) => {
  const t = useT();
  const { left, hidden, uncertain } = sifted;
  return (
    <section className={styles.strip} aria-label={t('menu.diet')}>
      <Icon name="leaf" size={20} />
      <div className={styles.words} role="status">
        <p className={styles.what}>{dietWords(choice, t)}</p>
        <p>{left === 0 ? t('diet.nothing') : t('diet.hidden', { count: hidden })}</p>
        {uncertain > 0 && <p className={styles.small}>{t('diet.uncertain', { count: uncertain })}</p>}
      </div>
      <button type="button" className={styles.change} onClick={onChange} aria-haspopup="dialog">
        {t('diet.change')}
      </button>
    </section>
  );
};
