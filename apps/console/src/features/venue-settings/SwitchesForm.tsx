import type { SwitchSettings } from '@tableside/contract/http/admin/settings';
import { OFFERED_FLAGS, type OfferedFlag, SWITCH_GROUPS, SWITCHES, turned } from '@tableside/domain/venue';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { useSavePage } from './use-save-page.ts';

const draftOf = ({ on }: SwitchSettings): readonly OfferedFlag[] => on;

/** What guests can do at this venue. */
export const SwitchesForm = ({ switches }: { switches: SwitchSettings }) => {
  const { t } = useText();
  const page = usePageDraft(switches, draftOf);
  const saving = useSavePage();
  const { save } = saving;
  const { draft: on, setDraft, revision, begin } = page;
  const submit = () => {
    const body = { revision, on: [...on] };
    return save(
      `switches ${JSON.stringify(body)}`,
      venue => call('POST /console/{venue}/settings/switches', { venue, body }),
      settings => begin(settings.switches),
    );
  };
  return (
    <SettingsForm page={page} saving={saving} onSubmit={submit}>
      {SWITCH_GROUPS.map(group => (
        <SettingsCard key={group}>
          <h2>{t(`switch.group.${group}`)}</h2>
          {OFFERED_FLAGS.filter(flag => SWITCHES[flag].group === group).map(flag => (
            <SwitchRow
              key={flag}
              flag={flag}
              on={on}
              missing={switches.missing}
              onTurn={to => setDraft(turned(on, flag, to))}
            />
          ))}
        </SettingsCard>
      ))}
    </SettingsForm>
  );
};
