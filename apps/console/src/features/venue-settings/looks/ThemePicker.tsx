import { activeTheme, READY_THEMES, type ReadyTheme, readableOn } from '@tableside/domain/theme';
import { FONT_STACKS, type FontName } from '@tableside/domain/venue';
import { useText } from '../../../i18n/index.ts';
import styles from './looks.module.css';
import type { LookTexts } from './looks-draft.ts';

const NAMES = Object.keys(READY_THEMES) as ReadyTheme[];

/** Corners in small. */
const ROUND: Readonly<Record<string, string>> = { soft: '0.5rem', sharp: '1px', round: '1rem' };

/** A theme in small: its ground, a card, words and a button. */
const Swatch = ({ values }: { values: LookTexts }) => {
  const primary = values['primary-color'] ?? '#000000';
  const title = values['title-font-family'] ?? values['font-family'] ?? 'system';
  return (
    <span className={styles.swatch} style={{ background: values['background-color'] }} aria-hidden="true">
      <span
        style={{
          color: values['text-color'],
          fontFamily: FONT_STACKS[title as FontName],
          textAlign: values['heading-style'] === 'centred' ? 'center' : undefined,
        }}
      >
        {values['heading-style'] === 'capitals' ? 'AA' : 'Aa'}
      </span>
      <span
        className={styles.swatchCard}
        style={{
          background: values['card-background-color'],
          borderRadius: ROUND[values['corner-style'] ?? 'soft'],
        }}
      >
        <span className={styles.swatchLine} style={{ background: values['text-color'] }} />
        <span
          className={styles.swatchButton}
          style={{
            background: primary,
            color: readableOn(primary),
            borderRadius: values['corner-style'] === 'sharp' ? ROUND.sharp : undefined,
          }}
        >
          +
        </span>
      </span>
    </span>
  );
};

type Props = { values: LookTexts; onWear: (theme: ReadyTheme) => void };

/** Ready-made themes, one tap each. */
export const ThemePicker = ({ values, onWear }: Props) => {
  const { t } = useText();
  const worn = activeTheme(values);
  return (
    <div className={styles.themes}>
      {NAMES.map(name => (
        <button
          key={name}
          type="button"
          className={styles.theme}
          aria-pressed={name === worn}
          onClick={() => onWear(name)}
        >
          <Swatch values={READY_THEMES[name]} />
          {t(`looks.theme.${name}`)}
        </button>
      ))}
    </div>
  );
};
