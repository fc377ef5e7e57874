import { tapped } from '@tableside/domain/kiosk';
import { useRef } from 'react';
import styles from './face.module.css';

/** A corner that looks like nothing: six quick taps lead the operator to the back office. No way for a guest, so readers skip it. KIOSK-06. */
export const HiddenSpot = ({ onOpen }: { onOpen: () => void }) => {
  const taps = useRef<readonly number[]>([]);
  const tap = () => {
    const next = tapped(taps.current, performance.now());
    taps.current = next.taps;
    if (next.opens) onOpen();
  };
  return <div className={styles.spot} data-hidden-spot aria-hidden="true" onPointerDown={tap} />;
};
