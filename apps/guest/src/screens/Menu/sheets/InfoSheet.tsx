import { Icon, Sheet } from '@tableside/design';
import { go, useBackCloses } from '../../../app/navigation.ts';
import { pathTo } from '../../../app/paths.ts';
import { loadScreen } from '../../../app/screens.ts';
import { useBillPath, useGuest } from '../../../features/venue/index.ts';
import { Wifi } from '../../../features/wifi/index.ts';
import { useT } from '../../../texts/texts.ts';
import { ExtraButtons } from '../../Select/ExtraButtons.tsx';
import { SocialLinks } from '../../Select/SocialLinks.tsx';
import { Hours } from './Hours.tsx';
import styles from './ListSheet.module.css';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLanguage: () => void;
  readonly onDiet: () => void;
  readonly onReview: () => void;
};

/** The table's bill and what was paid before: where no welcome comes first, the way to both. SELECT-10, SELECT-11. */
const MoneyEntries = ({ leave }: { leave: (then: () => void) => () => void }) => {
  const t = useT();
  const { token, payingEnabled, orderingEnabled } = useGuest();
  const bill = useBillPath();
  return (
    <>
      {bill && (
        <li>
          <button
            type="button"
            className={styles.entry}
            onPointerDown={() => loadScreen('Order')}
            onClick={leave(() => go(bill))}
          >
            <Icon name="card" />
            {t('select.payBill')}
          </button>
        </li>
      )}
      {(payingEnabled || orderingEnabled) && (
        <li>
          <button
            type="button"
            className={styles.entry}
            onClick={leave(() => go(pathTo('PaymentHistory', { session: token })))}
          >
            <Icon name="history" />
            {t('select.history')}
          </button>
        </li>
      )}
    </>
  );
};

/** More about the venue, and all that a welcome offers, with search and translate at hand. MENU-35, MENU-55. */
export const InfoSheet = ({ open, onClose, onLanguage, onDiet, onReview }: Props) => {
  const t = useT();
  const { token, restaurant, preview } = useGuest();
  useBackCloses(open, 'sheet', onClose);
  const leave = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <Sheet open={open} onClose={onClose} label={restaurant.name} closeLabel={t('common.close')}>
      {restaurant.description && <p className={styles.about}>{restaurant.description}</p>}
      <ul className={styles.list}>
        {open && <MoneyEntries leave={leave} />}
        <li>
          <button
            type="button"
            className={styles.entry}
            onClick={leave(() => go(pathTo('Search', { session: token })))}
          >
            <Icon name="search" />
            {t('menu.search')}
          </button>
        </li>
        <li>
          <button type="button" className={styles.entry} onClick={leave(onDiet)}>
            <Icon name="leaf" />
            {t('menu.diet')}
          </button>
        </li>
        {restaurant.languages.length > 0 && (
          <li>
            <button type="button" className={styles.entry} onClick={leave(onLanguage)}>
              <Icon name="globe" />
              {t('menu.translate')}
            </button>
          </li>
        )}
        {restaurant.reviews && !preview && (
          <li>
            <button type="button" className={styles.entry} onClick={leave(onReview)}>
              <Icon name="star" />
              {t('select.review')}
            </button>
          </li>
        )}
        {restaurant.wifi && (
          <li className={styles.entry}>
            <Wifi wifi={restaurant.wifi} />
          </li>
        )}
        {restaurant.hours.length > 0 && <Hours lines={restaurant.hours} />}
        {restaurant.address && (
          <li className={styles.entry}>
            <Icon name="pin" />
            <bdi>{restaurant.address}</bdi>
          </li>
        )}
        {restaurant.phone && (
          <li>
            <a className={styles.entry} href={`tel:${restaurant.phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              <bdi>{restaurant.phone}</bdi>
            </a>
          </li>
        )}
      </ul>
      {open && (
        <div className={styles.elsewhere}>
          <ExtraButtons />
          <SocialLinks />
        </div>
      )}
    </Sheet>
  );
};
