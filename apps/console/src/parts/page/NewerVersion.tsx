import { Alert, Button } from '@mantine/core';
import { Icon } from '../../icons/Icon.tsx';
import styles from '../parts.module.css';

type Props = {
  /** Who was quicker, in a sentence. */
  readonly title: string;
  readonly hint: string;
  readonly take: string;
  readonly keep: string;
  readonly onTake: () => void;
  readonly onKeep: () => void;
  readonly busy?: boolean;
};

/** Somebody else saved the same meanwhile: nothing is lost before one of the two versions is chosen. */
export const NewerVersion = ({ title, hint, take, keep, onTake, onKeep, busy = false }: Props) => (
  <Alert color="brick" variant="light" icon={<Icon name="alert" />} role="alert" title={title}>
    <div className={styles.newer}>
      <p>{hint}</p>
      <div className={styles.newerDeeds}>
        <Button variant="default" onClick={onTake}>
          {take}
        </Button>
        <Button color="brick" loading={busy} onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </div>
  </Alert>
);
