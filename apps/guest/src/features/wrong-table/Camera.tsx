import { Button } from '@tableside/design';
import { useEffect, useRef } from 'react';
import { useT } from '../../texts/texts.ts';
import { watchCamera } from './detector.ts';
import styles from './WrongTable.module.css';

type Props = {
  readonly onCode: (read: string) => void;
  readonly onRefused: () => void;
  readonly onStop: () => void;
};

/** The camera's picture, until a code was read, the guest stops it, or the sheet closes. */
export const Camera = ({ onCode, onRefused, onStop }: Props) => {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onCode, onRefused });
  latest.current = { onCode, onRefused };
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    let isGone = false;
    let stop = () => {};
    watchCamera(shown, read => latest.current.onCode(read)).then(
      end => {
        stop = end;
        if (isGone) stop();
      },
      () => !isGone && latest.current.onRefused(),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return (
    <div className={styles.camera}>
      <video ref={video} className={styles.picture} muted playsInline aria-label={t('table.scanning')} />
      <p className={styles.text} role="status">
        {t('table.scanning')}
      </p>
      <Button wide look="secondary" onClick={onStop}>
        {t('table.stop')}
      </Button>
    </div>
  );
};
