import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { fontFaces } from '@tableside/design/fonts/faces.ts';
import { FONT_STACKS } from '@tableside/domain/venue';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { PageDraft } from '../../../parts/page/use-page-draft.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { type Saving, SettingsForm } from '../SettingsForm.tsx';
import styles from './looks.module.css';
import { PhonePreview, type PreviewScreen } from './PhonePreview.tsx';
import { type Tried, useLivePreview } from './use-live-preview.ts';

/** From here on a phone has room beside the form. */
const WIDE = '(min-width: 62em)';
const FACES = fontFaces(Object.keys(FONT_STACKS));

type Props = {
  page: PageDraft & { readonly changed: boolean };
  saving: Saving;
  onSubmit: () => unknown;
  tried: Tried;
  first: PreviewScreen;
  loadingPictures?: string;
  children: ReactNode;
};

/** A page of settings with a phone that shows what is being chosen: beside it, or behind a button where there is no room. */
export const WithPreview = ({
  page,
  saving,
  onSubmit,
  tried,
  first,
  loadingPictures = '',
  children,
}: Props) => {
  const { t } = useText();
  const live = useLivePreview(tried);
  const wide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const phone = <PhonePreview live={live} first={first} loadingPictures={loadingPictures} />;
  return (
    <div className={styles.page}>
      <style>{FACES}</style>
      <SettingsForm
        page={page}
        saving={saving}
        onSubmit={onSubmit}
        beside={
          !wide && (
            <Button size="lg" variant="default" onClick={() => setOpened(true)}>
              {t('looks.preview')}
            </Button>
          )
        }
      >
        {children}
      </SettingsForm>
      {wide ? (
        <aside className={styles.aside} aria-label={t('looks.preview')}>
          {phone}
        </aside>
      ) : (
        <Sheet opened={opened} onClose={() => setOpened(false)} title={t('looks.preview')}>
          {phone}
        </Sheet>
      )}
    </div>
  );
};
