import { Button } from '@mantine/core';
import type { ContrastWarning } from '@tableside/domain/theme';
import { useText } from '../../../i18n/index.ts';
import styles from './looks.module.css';
import type { SetLook } from './looks-draft.ts';

const shown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Pairs of colours that cannot be read, each with the nearest that can, one tap away. */
export const ContrastNotes = ({
  warnings,
  onSet,
}: {
  warnings: readonly ContrastWarning[];
  onSet: SetLook;
}) => {
  const { t } = useText();
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={t('looks.contrast')} aria-live="polite">
      {warnings.map(({ ink, ground, inkColour, groundColour, ratio, needed, fix }) => (
        <li key={ink + ground} className={styles.note}>
          <span className={styles.pair} style={{ background: groundColour }} aria-hidden="true">
            <span style={{ background: inkColour }} />
          </span>
          <p>
            <b>
              {t('looks.contrast.pair', { ink: t(`looks.ink.${ink}`), ground: t(`looks.ground.${ground}`) })}
            </b>{' '}
            {t('looks.contrast.ratio', { ratio: shown(ratio), needed: shown(needed) })}
          </p>
          <Button variant="default" onClick={() => onSet(fix.name, fix.colour)}>
            <span className={styles.dot} style={{ background: fix.colour }} aria-hidden="true" />
            {t(fix.name === ink ? 'looks.contrast.take' : 'looks.contrast.takeCard', { colour: fix.colour })}
          </Button>
        </li>
      ))}
    </ul>
  );
};
