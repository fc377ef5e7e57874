import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useSoundContext } from './SoundProvider.tsx';
import styles from './sound.module.css';

/** Says across the screen that nothing rings, until somebody decides. */
export const SoundStrip = () => {
  const { t } = useText();
  const sound = useSoundContext();
  if (sound.state !== 'ask' && sound.state !== 'blocked') return null;
  return (
    <aside className={styles.strip} aria-label={t('sound.title')}>
      <Icon name="bell-off" />
      <span className={styles.text}>{t('sound.strip')}</span>
      <span className={styles.buttons}>
        <Button size="md" px="md" color="dark.9" onClick={sound.turnOn} leftSection={<Icon name="bell" />}>
          {t('sound.turnOn')}
        </Button>
        <Button size="md" px="sm" variant="transparent" className={styles.keep} onClick={sound.turnOff}>
          {t('sound.keepOff')}
        </Button>
      </span>
    </aside>
  );
};
