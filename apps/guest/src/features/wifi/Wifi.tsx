import type { Wifi as Network } from '@tableside/contract/http/venue';
import { Icon } from '@tableside/design';
import { useT } from '../../texts/texts.ts';
import styles from './Wifi.module.css';

/** The network for guests; a tap on its password chooses the whole of it, to be copied. */
export const Wifi = ({ wifi }: { wifi: Network }) => {
  const t = useT();
  return (
    <p className={styles.wifi}>
      <Icon name="wifi" />
      <span>
        Wi-Fi <bdi>{wifi.network}</bdi>
        {wifi.password && (
          <>
            <br />
            {t('scan.password')} <bdi className={styles.password}>{wifi.password}</bdi>
          </>
        )}
      </span>
    </p>
  );
};
