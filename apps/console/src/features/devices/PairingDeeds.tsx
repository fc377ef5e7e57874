import { Button } from '@mantine/core';
import { SureButton } from '../../parts/form/SureButton.tsx';
import styles from './devices.module.css';

type Props = {
  readonly name: string;
  /** Whether something is this device now. */
  readonly isPaired: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly words: Readonly<Record<'newCode' | 'edit' | 'revoke' | 'revokeSure', string>>;
  readonly onNewCode: () => void;
  readonly onEdit: () => void;
  readonly onRevoke: () => void;
};

/** What is done with a device that is paired by a code: another code, its settings, and the end of what is paired. */
export const PairingDeeds = ({ name, isPaired, busy, disabled, words, ...on }: Props) => (
  <>
    <div className={styles.deeds}>
      <Button
        variant={isPaired ? 'default' : 'filled'}
        loading={busy}
        disabled={disabled}
        onClick={on.onNewCode}
        aria-label={`${words.newCode}: ${name}`}
      >
        {words.newCode}
      </Button>
      <Button variant="default" onClick={on.onEdit} aria-label={`${words.edit}: ${name}`}>
        {words.edit}
      </Button>
    </div>
    {isPaired && (
      <SureButton words={words.revoke} question={words.revokeSure} disabled={disabled} onSure={on.onRevoke} />
    )}
  </>
);
