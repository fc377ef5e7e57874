import { Button, FileButton } from '@mantine/core';
import type { MenuItem } from '@tableside/domain/menu';
import type { Crop } from '@tableside/domain/menu-edit';
import { useState } from 'react';
import { isApiFailure } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { useText } from '../../i18n/index.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { CropField } from './CropField.tsx';
import styles from './menu-editor.module.css';
import { asDataUrl, uploadPicture } from './picture-upload.ts';

type Props = { readonly item: MenuItem; readonly onSet: (item: MenuItem) => void };
type Chosen = { readonly file: File; readonly url: string };

const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 };
const TAKEN = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The photo of a dish: chosen, cut, sent. What cannot be read is said before anything changes. */
export const PhotoField = ({ item, onSet }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [crop, setCrop] = useState(WHOLE);
  const [busy, setBusy] = useState(false);
  const choose = async (file: File | null) => {
    if (!file) return;
    setCrop(WHOLE);
    setChosen({ file, url: await asDataUrl(file) });
  };
  const send = async () => {
    if (!chosen) return;
    setBusy(true);
    try {
      onSet({ ...item, photo: await uploadPicture(venue.id, chosen.file, crop) });
      setChosen(null);
    } catch (error) {
      // What no call failed at is a file that the browser could not read.
      const message = isApiFailure(error) ? failureText(error, t) : t('error.picture_invalid');
      notify({ message, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.photo}>
      {item.photo && <img src={`/media/${item.photo.id}/photo.webp`} alt="" loading="lazy" />}
      <div className={styles.buttons}>
        <FileButton accept={TAKEN} onChange={file => void choose(file)}>
          {props => (
            <Button {...props} variant="default">
              {t(item.photo ? 'menu.otherPhoto' : 'menu.addPhoto')}
            </Button>
          )}
        </FileButton>
        {item.photo && (
          <Button variant="subtle" color="brick" onClick={() => onSet({ ...item, photo: null })}>
            {t('menu.removePhoto')}
          </Button>
        )}
      </div>
      <Sheet opened={chosen !== null} onClose={() => setChosen(null)} title={t('menu.photo')}>
        {chosen && (
          <div className={styles.form}>
            <CropField url={chosen.url} onChange={setCrop} />
            <Button size="lg" loading={busy} onClick={() => void send()}>
              {t('menu.usePhoto')}
            </Button>
          </div>
        )}
      </Sheet>
    </div>
  );
};
