import { useText } from '../../i18n/index.ts';
import { NewerVersion } from './NewerVersion.tsx';
import type { PageDraft } from './use-page-draft.ts';

/** A colleague saved this page meanwhile. */
export const NewerPage = ({ page: { newer, takeTheirs, keepMine } }: { page: PageDraft }) => {
  const { t } = useText();
  if (!newer) return null;
  const { by } = newer;
  return (
    <NewerVersion
      title={by === null ? t('venueSettings.changedBySomebody') : t('venueSettings.changedBy', { name: by })}
      hint={t('venueSettings.changedHint')}
      take={t('venueSettings.takeTheirs')}
      keep={t('venueSettings.keepMine')}
      onTake={takeTheirs}
      onKeep={keepMine}
    />
  );
};
