import type { OwnReservation, ReservePage } from '@tableside/contract/http/guests/reserve';
import { Button, Skeleton } from '@tableside/design';
import { type FormEvent, type ReactNode, useState } from 'react';
import { failureCode } from '../../data/connection/failures.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { announceFailure } from '../toasts/index.ts';
import { Choices } from './Choices.tsx';
import styles from './Reserve.module.css';
import { ReserveFrame } from './ReserveFrame.tsx';
import { useSlots } from './use-slots.ts';
import { dayWords, isolated } from './when-words.ts';

/** So many days stand side by side; later ones are picked from a calendar. */
const CHIPS = 10;

export type Picked = { readonly at: string; readonly party: number };
type Props = {
  readonly page: ReservePage;
  readonly title: string;
  /** The one that is being changed. */
  readonly own: OwnReservation | null;
  readonly send: (picked: Picked) => Promise<void>;
  /** What else is asked, once a time is chosen. */
  readonly children?: ReactNode;
  readonly back?: ReactNode;
};

/** How many, which day, what time: most take what stands there and tap a time. */
export const Pick = ({ page, title, own, send, children, back }: Props) => {
  const t = useT();
  const language = useLanguage();
  const [party, setParty] = useState(Math.min(own?.party ?? 2, page.party_max));
  const [day, setDay] = useState(own && page.days.includes(own.day) ? own.day : (page.days[0] ?? page.today));
  const [at, setAt] = useState<string | null>(own?.at ?? null);
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const slots = useSlots({ slug: page.slug, day, party, own: own?.key ?? null }, round);
  const chosen = slots?.find(each => each.at === at && each.free);
  const { phone } = page.venue;
  const words = (each: string): string => dayWords(t, language, each, page.today);
  const chips = page.days.slice(0, CHIPS);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!chosen) {
      document.getElementById('times')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      return;
    }
    setBusy(true);
    try {
      await send({ at: chosen.at, party });
    } catch (error) {
      announceFailure(error);
      // Somebody was quicker: the times are read anew, what was typed stays.
      if (['reservation_full', 'reservation_time'].includes(failureCode(error))) setRound(round + 1);
    } finally {
      setBusy(false);
    }
  };
  const when = chosen && `${words(day)} ${chosen.time}`;
  return (
    <form onSubmit={event => void submit(event)}>
      <ReserveFrame
        title={title}
        page={page}
        footer={
          <>
            <Button type="submit" wide busy={busy}>
              {when ? t(own ? 'reserve.save' : 'reserve.send', { when }) : t('reserve.chooseTime')}
            </Button>
            {back}
          </>
        }
      >
        {page.words !== '' && <p className={styles.words}>{page.words}</p>}
        <Choices
          row
          legend={t('reserve.party')}
          chosen={String(party)}
          onChoose={value => setParty(Number(value))}
          choices={Array.from({ length: page.party_max }, (_, n) => ({ value: String(n + 1), words: n + 1 }))}
        >
          {phone && page.words === '' && (
            <p className={styles.hint}>{t('reserve.larger', { phone: isolated(phone) })}</p>
          )}
        </Choices>
        <Choices
          row
          legend={t('reserve.day')}
          chosen={day}
          onChoose={setDay}
          choices={[...(chips.includes(day) ? chips : [...chips, day])].map(each => ({
            value: each,
            words: words(each),
          }))}
        >
          {page.days.length > CHIPS && (
            <input
              className={styles.date}
              type="date"
              aria-label={t('reserve.day')}
              min={page.days[0]}
              max={page.days.at(-1)}
              value={day}
              onChange={event => event.currentTarget.value !== '' && setDay(event.currentTarget.value)}
            />
          )}
        </Choices>
        <div id="times" aria-busy={slots === undefined}>
          {slots === undefined && <Skeleton lines={3} />}
          {slots === null && (
            <div className={styles.note} role="alert">
              <p>{t('errors.offline')}</p>
              <Button look="secondary" onClick={() => setRound(round + 1)}>
                {t('common.retry')}
              </Button>
            </div>
          )}
          {slots?.some(({ free }) => free) && (
            <Choices
              legend={t('reserve.time')}
              chosen={chosen?.at ?? null}
              onChoose={setAt}
              choices={slots.map(slot => ({
                value: slot.at,
                words: slot.time,
                disabled: !slot.free,
                ...(!slot.free && { said: t('reserve.taken') }),
              }))}
            />
          )}
          {slots && !slots.some(({ free }) => free) && (
            <p className={styles.note} role="status">
              {t('reserve.full')}
            </p>
          )}
        </div>
        {chosen && children}
      </ReserveFrame>
    </form>
  );
};
