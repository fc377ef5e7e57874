import { Suspense, useEffect, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { fetched } from '../../parts/fetched/fetched.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { onOpenPalette } from './open-palette.ts';
import styles from './palette.module.css';

const { Part: Palette, fetch } = fetched(async () => (await import('./Palette.tsx')).Palette);
export const fetchPalette = fetch;

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search over everything; ⌘K or Ctrl+K does the same from anywhere, and on a phone what stands behind More. */
export const PaletteButton = () => {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(IS_APPLE ? event.metaKey : event.ctrlKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpened(before => !before);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => onOpenPalette(() => setOpened(true)), []);
  const close = () => setOpened(false);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpened(true)}>
        <Icon name="search" />
        <span>{t('palette.open')}</span>
        <kbd>{IS_APPLE ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <Sheet opened={opened} onClose={close} title={t('palette.title')}>
        <Suspense fallback={null}>
          <Palette onGone={close} />
        </Suspense>
      </Sheet>
    </>
  );
};
