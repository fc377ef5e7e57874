import { Button, Icon } from '@tableside/design';
import { useT } from '../../texts/texts.ts';
import { GiveFrame } from './GiveFrame.tsx';
import styles from './Giving.module.css';

type Props = { readonly kind: 'tip' | 'donation'; readonly languages: readonly string[] };

/** A card that nobody can give by now, with a button that looks again. TIPCARD-13, TIPCARD-14, DONATE-05 */
export const Unavailable = ({ kind, languages }: Props) => {
  const t = useT();
  const title = t(`gift.unavailable.${kind}`);
  return (
    <GiveFrame title={title} venue="" languages={languages}>
      <section className={styles.unavailable} role="status">
        <Icon name="info" size={32} />
        <h1>{title}</h1>
        <p>{t(kind === 'tip' ? 'errors.tip_card_unavailable' : 'errors.donation_unavailable')}</p>
        <Button look="secondary" onClick={() => location.reload()}>
          {t('common.reload')}
        </Button>
      </section>
    </GiveFrame>
  );
};
