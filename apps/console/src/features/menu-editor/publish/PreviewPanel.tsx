import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/index.ts';
import { useVenue } from '../../session/index.ts';
import { tablesQuery } from '../../tables/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import styles from '../menu-editor.module.css';

/** The draft as a guest's phone shows it, anew after each saved change. Nobody can order in it. */
export const PreviewPanel = () => {
  const { t } = useText();
  const venue = useVenue();
  const { draft } = useDraft();
  const { data: tables } = useQuery(tablesQuery(venue.id));
  const code = tables?.find(table => table.order_type !== 'disabled')?.hash;
  if (code === undefined) return <p className={styles.soft}>{t('menu.previewNone')}</p>;
  return (
    <iframe
      key={draft.revision}
      className={styles.phone}
      title={t('menu.preview')}
      src={`/preview/${encodeURIComponent(code)}?editor=true`}
    />
  );
};
