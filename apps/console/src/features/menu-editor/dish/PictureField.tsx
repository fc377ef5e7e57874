import { Button, FileButton } from '@mantine/core';
import { isShownLarge, LARGE_FROM, type Picture } from '@tableside/domain/menu';
import type { Crop } from '@tableside/domain/menu-edit';
import { useState } from 'react';
import { isApiFailure } from '../../../api/call.ts';
import { failureText } from '../../../api/failure-text.ts';
import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenue } from '../../session/index.ts';
import styles from '../menu-editor.module.css';
import { CropField } from './CropField.tsx';
import type { PictureShape } from './crop-box.ts';
import { asDataUrl, type PictureCall, uploadPicture } from './picture-upload.ts';

type Props = {
  readonly picture: Picture | null;
  readonly shape: PictureShape;
  /** Which of several this is, for its buttons; absent where there is one. */
  readonly of?: string;
  /** It may also be kept whole, whatever its shape: a logo. */
  readonly whole?: boolean;
  /** By which it is sent, where that is not how the house sends its own. */
  readonly by?: PictureCall;
  readonly onSet: (picture: Picture | null) => void;
};
type Chosen = { readonly file: File; readonly url: string };

const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 };
const TAKEN = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A picture of the menu: chosen, cut, sent. What cannot be read is said before anything changes. */
export const PictureField = ({
  picture,
  shape,
  of,
  whole = false,
  by = 'POST /console/{venue}/pictures',
  onSet,
}: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [crop, setCrop] = useState(WHOLE);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const named = (words: string) => (of === undefined ? words : `${words}: ${of}`);
  const small = shape === 'dish' && picture !== null && !isShownLarge(picture);
  const put = t(picture ? 'menu.otherPhoto' : 'menu.addPhoto');
  const choose = async (file: File | null) => {
    if (!file) return;
    setCrop(WHOLE);
    setChosen({ file, url: await asDataUrl(file) });
  };
  const send = async (part: Crop) => {
    if (!chosen) return;
    setBusy(true);
    try {
      onSet(await uploadPicture({ venue: venue.id, by }, chosen.file, part, shape));
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
    <fieldset
      aria-label={named(t('menu.photo'))}
      className={styles.photo}
      data-over={over || undefined}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        void choose(event.dataTransfer.files[0] ?? null);
      }}
    >
      {picture && (
        <img src={`/media/${picture.id}/photo.webp`} alt="" loading="lazy" data-small={small || undefined} />
      )}
      {small && <p className={styles.drop}>{t('menu.photoSmall', { width: LARGE_FROM })}</p>}
      <div className={styles.buttons}>
        <FileButton accept={TAKEN} onChange={file => void choose(file)}>
          {props => (
            <Button {...props} variant="default" aria-label={named(put)}>
              {put}
            </Button>
          )}
        </FileButton>
        <FileButton accept="image/*" capture="environment" onChange={file => void choose(file)}>
          {props => (
            <Button
              {...props}
              className={styles.camera}
              variant="default"
              aria-label={named(t('menu.takePhoto'))}
            >
              {t('menu.takePhoto')}
            </Button>
          )}
        </FileButton>
        {picture && (
          <Button
            variant="subtle"
            color="brick"
            aria-label={named(t('menu.removePhoto'))}
            onClick={() => onSet(null)}
          >
            {t('menu.removePhoto')}
          </Button>
        )}
      </div>
      <p className={styles.drop}>{t('menu.dropPhoto')}</p>
      <Sheet opened={chosen !== null} onClose={() => setChosen(null)} title={named(t('menu.photo'))}>
        {chosen && (
          <div className={styles.form}>
            <CropField url={chosen.url} shape={shape} onChange={setCrop} />
            <Button size="lg" loading={busy} onClick={() => void send(crop)}>
              {t('menu.usePhoto')}
            </Button>
            {whole && (
              <Button size="lg" variant="default" disabled={busy} onClick={() => void send(WHOLE)}>
                {t('menu.useWholePhoto')}
              </Button>
            )}
          </div>
        )}
      </Sheet>
    </fieldset>
  );
};
