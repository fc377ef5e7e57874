import type { ReactNode } from 'react';
import { Form } from '../../parts/form/Form.tsx';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import type { PageDraft } from '../../parts/page/use-page-draft.ts';
import { SaveButton } from './SaveButton.tsx';
import type { useSavePage } from './use-save-page.ts';
import styles from './venue-settings.module.css';

export type Saving = Pick<ReturnType<typeof useSavePage>, 'busy' | 'disabled' | 'sheet'>;
type Props = {
  page: PageDraft & { readonly changed: boolean };
  saving: Saving;
  onSubmit: () => unknown;
  /** Beside the button that saves. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A page of settings that is saved as a whole, and tells of a colleague who was quicker. */
export const SettingsForm = ({ page, saving, onSubmit, beside, children }: Props) => (
  <Form className={styles.form} onSubmit={onSubmit}>
    {children}
    <NewerPage page={page} />
    <SaveButton busy={saving.busy} disabled={saving.disabled} changed={page.changed}>
      {beside}
    </SaveButton>
    {saving.sheet}
  </Form>
);
