import { Button, Icon } from '@tableside/design';
import { useRef } from 'react';
import type { Category } from '../../../data/menu.ts';
import { approveAge } from '../../../features/age/index.ts';
import { ItemRow } from '../../../features/menu/index.ts';
import { useGuest } from '../../../features/venue/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './AgeGate.module.css';

const nothing = () => undefined;

/** Approving opens every gate at once: the one that was tapped stays where it is while those above it grow. */
const approveHere = (gate: Element | null): void => {
  const section = gate?.closest('section');
  const before = section?.getBoundingClientRect().top ?? 0;
  const hold = () => section && scrollBy(0, section.getBoundingClientRect().top - before);
  approveAge();
  // Once more a frame later: what grew may only then be laid out.
  requestAnimationFrame(() => {
    hold();
    requestAnimationFrame(hold);
  });
};

/** Drinks behind a veil until the guest says they are of age. Only a few rows stand behind it: they cannot be read. MENU-40…42. */
export const AgeGate = ({ category }: { category: Category }) => {
  const t = useT();
  const { restaurant } = useGuest();
  const age = restaurant.drinking_age;
  const gate = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.gate} ref={gate}>
      <ul className={styles.veiled} inert aria-hidden="true">
        {category.items.slice(0, 3).map(item => (
          <ItemRow key={item.id} item={item} onOpen={nothing} inCart={0} unavailable={null} />
        ))}
      </ul>
      <div className={styles.card}>
        <Icon name="lock" size={28} />
        <h3>{t('menu.ageTitle', { age })}</h3>
        <p>{t('menu.ageText')}</p>
        <Button wide onClick={() => approveHere(gate.current)}>
          {t('menu.ageApprove', { age })}
        </Button>
      </div>
    </div>
  );
};
