import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from './menu-files.module.css';

type Props = {
  readonly file: string | null;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => Promise<void>;
};

const TAKEN =
  '.xlsx,.xlsm,.xlsb,.xls,.ods,.csv,.tsv,.txt,.json,.jsonld,.html,.htm,.pdf,text/csv,application/json';

/** Where a file is chosen or dropped. */
export const FilePick = ({ file, disabled, onChoose }: Props) => {
  const { t } = useText();
  const [over, setOver] = useState(false);
  const choose = (chosen: File | null | undefined) => {
    if (chosen && !disabled) void onChoose(chosen);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same without a mouse
    <div
      className={styles.pick}
      data-over={over}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        choose(event.dataTransfer.files[0]);
      }}
    >
      {file !== null && <b>{file}</b>}
      <FileButton accept={TAKEN} onChange={choose} disabled={disabled}>
        {props => (
          <Button {...props} variant={file === null ? 'filled' : 'default'} disabled={disabled}>
            {t(file === null ? 'menuFiles.choose' : 'menuFiles.otherFile')}
          </Button>
        )}
      </FileButton>
      <span className={styles.drop}>{t('menuFiles.drop')}</span>
    </div>
  );
};
