import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useClock } from '../session/index.ts';
import styles from './reviews.module.css';
import type { Review } from './reviews-query.ts';
import { StarsShown } from './StarsShown.tsx';

type Props = { review: Review; busy: boolean; onAnswer: () => void; onDone: (done: boolean) => void };

const About = ({ review }: { review: Review }) => {
  const { t } = useText();
  const { dayAndTime } = useClock();
  const tableName = useTableName();
  const { table_name, order_id, served_by, dishes, rated_at, subject } = review;
  const facts = [
    dayAndTime(rated_at),
    ...(table_name === null ? [] : [tableName(table_name)]),
    ...(order_id === null ? [] : [t('reviews.order', { number: order_id })]),
    ...(served_by === null ? [] : [t('reviews.servedBy', { name: served_by })]),
    t(`reviews.subject.${subject}`),
  ];
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {dishes.length > 0 && <p className={styles.facts}>{dishes.join(', ')}</p>}
    </>
  );
};

/** One review: what was said, of what, and what can be done about it. */
export const ReviewRow = ({ review, busy, onAnswer, onDone }: Props) => {
  const { t } = useText();
  const { rating, tags, comment, email, phone_number, answer, answered_by, done_at, done_by } = review;
  return (
    <li className={styles.review} data-bad={rating <= 2 && done_at === null}>
      <div className={styles.head}>
        <StarsShown rating={rating} />
        {tags.map(tag => (
          <Tag key={tag}>{t(`reviews.tag.${tag}`)}</Tag>
        ))}
        {done_at !== null && answer === null && (
          <Tag tone="good">{t('reviews.doneBy', { name: done_by ?? '' })}</Tag>
        )}
      </div>
      {/* In whatever language it was written. */}
      {comment !== '' && (
        <p className={styles.comment} dir="auto">
          {comment}
        </p>
      )}
      <About review={review} />
      {answer !== null && (
        <blockquote className={styles.answer}>
          <small>{t('reviews.answeredBy', { name: answered_by ?? '' })}</small>
          <p dir="auto">{answer}</p>
        </blockquote>
      )}
      <div className={styles.deeds}>
        {email !== null && answer === null && <Button onClick={onAnswer}>{t('reviews.answer')}</Button>}
        {phone_number !== null && (
          <Button variant="default" component="a" href={`tel:${phone_number}`}>
            {t('reviews.call', { number: `\u2066${phone_number}\u2069` })}
          </Button>
        )}
        {answer === null && (
          <Button variant="default" disabled={busy} onClick={() => onDone(done_at === null)}>
            {t(done_at === null ? 'reviews.done' : 'reviews.reopen')}
          </Button>
        )}
      </div>
    </li>
  );
};
