import { PaletteButton } from '../palette/index.ts';
import { useVenue } from '../session/index.ts';
import { SoundButton } from '../sound/index.ts';
import { Tray } from '../tray/index.ts';
import { StatusButton } from '../venue-status/index.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './shell.module.css';

/** On every screen: the venue, what waits for staff, a search over everything, whether guests can order, whether it rings. */
export const Header = () => {
  const venue = useVenue();
  return (
    <header className={styles.header}>
      <img
        className={styles.mark}
        src={`${import.meta.env.BASE_URL}icon.svg`}
        alt=""
        width="40"
        height="40"
      />
      <h1 className={styles.venue}>{venue.name}</h1>
      {venue.may('seeBoard') && <Tray />}
      <div className={styles.tools}>
        <PaletteButton />
        {venue.may('seeBoard') && (
          <>
            <StatusButton />
            <SoundButton />
          </>
        )}
        <AccountMenu />
      </div>
    </header>
  );
};
