import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { PreviewPanel } from '../../features/menu-editor/index.ts';
import { useText } from '../../i18n/index.ts';
import styles from './menu.module.css';

const VIEWS = ['details', 'preview'] as const;

/** Beside the list: what is being changed, or the draft as a guest's phone shows it. */
export const SidePanel = ({ title, children }: { title: string | null; children: ReactNode }) => {
  const { t } = useText();
  const [view, setView] = useState<(typeof VIEWS)[number]>('details');
  return (
    <aside className={styles.side} aria-label={t('menu.details')}>
      <SegmentedControl
        size="lg"
        fullWidth
        className={styles.views}
        aria-label={t('menu.side')}
        value={view}
        onChange={value => setView(value === 'preview' ? 'preview' : 'details')}
        data={VIEWS.map(value => ({ value, label: t(`menu.${value}`) }))}
      />
      {view === 'preview' && <PreviewPanel />}
      {/* What is typed stays while the preview is looked at. */}
      <div hidden={view === 'preview'}>
        {title === null ? <p>{t('menu.chooseItem')}</p> : <h2>{title}</h2>}
        {children}
      </div>
    </aside>
  );
};
