import type { ProviderPage } from './key-places.ts';
import styles from './pictures.module.css';

const WIDTH = 340;
const ROW = 44;
const TOP = 34;
const SIDE = 130;

type Line = { readonly called: string; readonly shows: string; readonly mark: string };

/** What stands on the page, in the order in which it is used: our address first, then what is copied. */
const linesOf = ({ address, keys }: ProviderPage, first: number): readonly Line[] => [
  ...(address === undefined ? [] : [{ called: address, shows: 'https://…', mark: '↓' }]),
  ...keys.map(({ called, begins = '' }, at) => ({
    called,
    shows: `${begins}••••••••`,
    mark: String(first + at),
  })),
];

type Props = {
  readonly page: ProviderPage;
  /** The number of its first key. */
  readonly first: number;
  readonly label: string;
};

/** A drawing of the page where keys are found: the words to press on the left, what to copy on the right. */
export const KeyPicture = ({ page, first, label }: Props) => {
  const lines = linesOf(page, first);
  const height = TOP + 12 + Math.max(lines.length * ROW, page.trail.length * 24 + 14) + 8;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      <rect className={styles.window} x="1" y="1" width={WIDTH - 2} height={height - 2} rx="10" />
      <line className={styles.edge} x1="1" x2={WIDTH - 1} y1={TOP - 8} y2={TOP - 8} />
      {[16, 28, 40].map(x => (
        <circle key={x} className={styles.knob} cx={x} cy="14" r="3.5" />
      ))}
      <line className={styles.edge} x1={SIDE} x2={SIDE} y1={TOP - 8} y2={height - 1} />
      {page.trail.map((word, at) => {
        const last = at === page.trail.length - 1;
        const y = TOP + 4 + at * 24;
        return (
          <g key={word}>
            {last && <rect className={styles.pressed} x="8" y={y} width={SIDE - 16} height="22" rx="6" />}
            <text className={last ? styles.pressedWord : styles.word} x={14 + at * 5} y={y + 15}>
              {word}
            </text>
          </g>
        );
      })}
      {lines.map(({ called, shows, mark }, at) => {
        const y = TOP + 6 + at * ROW;
        return (
          <g key={called}>
            <text className={styles.name} x={SIDE + 12} y={y + 9}>
              {called}
            </text>
            <rect className={styles.field} x={SIDE + 12} y={y + 14} width="156" height="22" rx="5" />
            <text className={styles.value} x={SIDE + 20} y={y + 29}>
              {shows}
            </text>
            <circle className={styles.mark} cx={SIDE + 184} cy={y + 25} r="10" />
            <text className={styles.markWord} x={SIDE + 184} y={y + 29}>
              {mark}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
