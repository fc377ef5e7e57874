import type { KitchenOrder, KitchenSettings } from '@tableside/contract/http/console/kitchen';
import { ageOf } from '@tableside/domain/kitchen';
import { useNowWhen } from '../../board/index.ts';
import { useClock } from '../../session/index.ts';
import styles from './ticket.module.css';

type Props = { order: KitchenOrder; course: string | null; settings: KitchenSettings };

/** How long a course has been going: since it was fired, or since the kitchen got the order. */
export const CourseAge = ({ order, course, settings }: Props) => {
  const clock = useClock();
  const fired = order.courses.find(({ id, held }) => id === course && !held)?.at ?? order.accepted_at;
  const ageAt = (moment: number) =>
    ageOf({ since: Date.parse(fired), promisedMinutes: order.wait_minutes || null }, moment, {
      soonMinutes: settings.soon_minutes,
      lateMinutes: settings.late_minutes,
    });
  const age = ageAt(useNowWhen(moment => Object.values(ageAt(moment)).join()));
  return (
    <span className={styles.courseAge} data-band={age.band}>
      {clock.age(age.minutes)}
    </span>
  );
};
