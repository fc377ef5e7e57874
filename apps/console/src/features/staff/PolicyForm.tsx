import { Button, NumberInput } from '@mantine/core';
import type { VenueSecurity } from '@tableside/contract/http/admin/staff';
import { LOCK_MINUTES, TWO_STEP_RULES } from '@tableside/domain/staff';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { readIfChanged } from '../../api/changed-meanwhile.ts';
import { securityKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { useAttempt } from './use-attempt.ts';
import { useProven } from './use-proven.tsx';

const policyOf = ({ two_step, lock_minutes }: VenueSecurity) => ({ two_step, lock_minutes });

/** Whom the venue asks for the second step, and when shared devices lock; the owner's to change. */
export const PolicyForm = ({ security }: { security: VenueSecurity }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const page = usePageDraft(security, policyOf);
  const { draft, setDraft, revision } = page;
  const key = securityKey(venue.id);
  const { run, busy, failure } = useAttempt();
  const { guard, sheet } = useProven();
  const save = () =>
    run(() =>
      guard(async () => {
        const body = { ...draft, revision };
        const late = async (error: unknown) => {
          if (!(await readIfChanged(client, error, key))) throw error;
          return null;
        };
        const answer = await call('POST /console/{venue}/security', { venue: venue.id, body }).catch(late);
        if (!answer) return;
        page.begin(answer.security);
        client.setQueryData(key, answer.security);
        notify({ message: t('security.saved'), tone: 'calm' });
      }),
    );
  return (
    <>
      <Form onSubmit={save}>
        <h3>{t('security.twoStep')}</h3>
        <FilterChips
          label={t('security.twoStep')}
          value={draft.two_step}
          options={TWO_STEP_RULES.map(value => ({ value, label: t(`security.twoStep.${value}`) }))}
          onChoose={two_step => setDraft({ ...draft, two_step })}
        />
        <NumberInput
          label={t('security.lock')}
          value={draft.lock_minutes}
          min={LOCK_MINUTES.least}
          max={LOCK_MINUTES.most}
          allowDecimal={false}
          hideControls
          onChange={value => setDraft({ ...draft, lock_minutes: Number(value) || LOCK_MINUTES.usual })}
        />
        <NewerPage page={page} />
        <Failure text={failure} />
        <Button type="submit" loading={busy}>
          {t('security.save')}
        </Button>
      </Form>
      {sheet}
    </>
  );
};
