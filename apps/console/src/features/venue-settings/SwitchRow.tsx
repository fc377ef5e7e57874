import { Checkbox } from '@mantine/core';
import { neededFor, type OfferedFlag, SWITCHES, type SwitchPart } from '@tableside/domain/venue';
import { useText } from '../../i18n/index.ts';
import styles from './venue-settings.module.css';

type Props = {
  flag: OfferedFlag;
  on: readonly OfferedFlag[];
  missing: readonly SwitchPart[];
  onTurn: (to: boolean) => void;
};

/** A switch with what it does, and what it waits for. */
export const SwitchRow = ({ flag, on, missing, onTurn }: Props) => {
  const { t } = useText();
  const needs = neededFor(flag, on);
  const { part } = SWITCHES[flag];
  const lacks = part && on.includes(flag) && missing.includes(part) ? part : null;
  return (
    <Checkbox
      size="md"
      className={styles.switch}
      classNames={{ body: styles.switchBody }}
      label={t(`switch.${flag}`)}
      description={
        <>
          {t(`switch.${flag}.hint`)}
          {needs.length > 0 && (
            <b className={styles.needs}>
              {t('switch.needs', { names: needs.map(each => t(`switch.${each}`)).join(', ') })}
            </b>
          )}
          {lacks && <b className={styles.lacks}>{t(`switch.missing.${lacks}`)}</b>}
        </>
      }
      checked={on.includes(flag)}
      disabled={needs.length > 0}
      onChange={event => onTurn(event.currentTarget.checked)}
    />
  );
};
