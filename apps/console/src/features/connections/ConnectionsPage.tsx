import { ApiKeysCard } from './ApiKeysCard.tsx';
import styles from './connections.module.css';
import { WebhooksCard } from './WebhooksCard.tsx';

/** How other systems work with the venue. */
export const ConnectionsPage = () => (
  <div className={styles.column}>
    <WebhooksCard />
    <ApiKeysCard />
  </div>
);
