import { useEffect, useRef } from 'react';
import { Header } from './Header.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import styles from './shell.module.css';

/** What stays at the top while scrolling. Its height varies, so it tells it to what sticks below (`--ts-top`). */
export const TopBar = () => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--ts-top', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={bar} className={styles.top}>
      <Header />
      <OfflineBanner />
    </div>
  );
};
