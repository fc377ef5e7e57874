import { Alert, Button, FileButton } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import styles from '../loyalty.module.css';

type Props = {
  readonly label: string;
  /** The name of the file that was chosen; null: none yet. */
  readonly name: string | null;
  readonly accept: string;
  readonly wrong: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
};

/** One file: the button says which, beneath it stands what was chosen, or what is wrong with it. */
export const FileChoice = ({ label, name, accept, wrong, disabled, onChoose }: Props) => {
  const { t } = useText();
  return (
    <div className={styles.choice}>
      <FileButton accept={accept} disabled={disabled} onChange={file => file && onChoose(file)}>
        {props => (
          <Button {...props} variant="default" size="lg">
            {label}
          </Button>
        )}
      </FileButton>
      <div role="status">
        {wrong ? (
          <Alert color="brick" variant="light">
            {wrong}
          </Alert>
        ) : (
          name !== null && <p>{t('loyalty.wallets.chosen', { name })}</p>
        )}
      </div>
    </div>
  );
};
