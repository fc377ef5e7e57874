import { Icon, Picture } from '@tableside/design';
import { useState } from 'react';
import type { ScreenProps } from '../../app/screens.ts';
import { useLate } from '../../app/use-late.ts';
import { isLongName, isOn, useGuest, useTableLabel } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { StatusBanner } from '../Menu/top/StatusBanner.tsx';
import styles from './Select.module.css';
import { SelectActions } from './SelectActions.tsx';
import type { OpenSheet } from './SelectSheets.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** LT stays out of the code: the footer is for venues of one country. SELECT-17. */
const FOOTER_COUNTRY = 'lt';

const loadSheets = () =>
  import('../Menu/sheets/MenuSheets.tsx').then(part => ({ default: part.SelectSheets }));

/** The venue's welcome: what it is, where the guest sits, what can be done here. SELECT-01…20. */
const Select = (_: ScreenProps) => {
  const t = useT();
  const table = useTableLabel();
  const { restaurant, session } = useGuest();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const Sheets = useLate(loadSheets, sheet !== null);
  const cover = restaurant.splash_cover ?? restaurant.cover;
  const description = restaurant.splash_description || restaurant.description;
  return (
    <main className={styles.page}>
      <div className={styles.cover}>
        {cover && <Picture src={cover} alt="" width={1600} height={900} className={styles.photo} />}
        {restaurant.languages.length > 0 && (
          <button
            type="button"
            className={styles.language}
            onClick={() => setSheet('language')}
            aria-label={t('menu.language')}
          >
            <Icon name="globe" size={20} />
            {session.selected_language.toUpperCase()}
          </button>
        )}
      </div>
      <div className={styles.card}>
        {restaurant.logo && (
          <img className={styles.logo} src={restaurant.logo} alt="" width={88} height={88} />
        )}
        <h1
          className={isOn(restaurant, 'hide-title') ? 'visually-hidden' : styles.name}
          data-long={isLongName(restaurant.name)}
        >
          {restaurant.name}
        </h1>
        {table && !isOn(restaurant, 'hide-table-name') && (
          <p className={styles.table}>
            <Icon name="pin" size={16} />
            {table}
          </p>
        )}
        {description && <p className={styles.description}>{description}</p>}
        <StatusBanner />
        <SocialLinks />
      </div>
      <SelectActions onOpen={setSheet} />
      {restaurant.country_code.toLowerCase() === FOOTER_COUNTRY && (
        <p className={styles.footer}>{t('select.madeInLithuania')}</p>
      )}
      {Sheets && <Sheets sheet={sheet} onClose={() => setSheet(null)} />}
    </main>
  );
};

export default Select;
