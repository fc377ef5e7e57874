import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from './menu-files.module.css';
import type { AddressProblem } from './words.ts';

type Props = {
  readonly problem: AddressProblem | null;
  readonly disabled: boolean;
  readonly onRead: (address: string) => Promise<void>;
};

/** Where the address of a page with a menu is typed or pasted. */
export const AddressPick = ({ problem, disabled, onRead }: Props) => {
  const { t } = useText();
  const [address, setAddress] = useState('');
  const read = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() !== '' && !disabled) void onRead(address.trim());
  };
  return (
    <form className={styles.address} onSubmit={read}>
      <TextInput
        className={styles.addressField}
        label={t('menuFiles.address.label')}
        description={t('menuFiles.address.hint')}
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        placeholder="kuku.lt/menu"
        value={address}
        error={problem && t(`menuFiles.address.problem.${problem}`)}
        onChange={event => setAddress(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={disabled}>
        {t('menuFiles.address.read')}
      </Button>
    </form>
  );
};
