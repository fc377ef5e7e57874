import { Button } from '@mantine/core';
import { MAX_REVIEW_ANSWER } from '@tableside/contract/http/console/reviews';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { GrowingTextarea } from '../../parts/form/GrowingTextarea.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { SheetFoot } from '../../parts/sheet/SheetFoot.tsx';
import styles from './reviews.module.css';
import type { Review } from './reviews-query.ts';
import { StarsShown } from './StarsShown.tsx';
import { useReviewAction } from './use-review-action.ts';

/** A letter to the guest who left an address. */
export const AnswerSheet = ({ review, onClose }: { review: Review; onClose: () => void }) => {
  const { t } = useText();
  const { answer, busy } = useReviewAction();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (): void => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') void answer(review.id, text, onClose);
  };
  return (
    <Sheet opened onClose={onClose} title={t('reviews.answerTo')}>
      <Form className={styles.form} onSubmit={send}>
        <StarsShown rating={review.rating} />
        {review.comment !== '' && (
          <p className={styles.comment} dir="auto">
            {review.comment}
          </p>
        )}
        <GrowingTextarea
          label={t('reviews.yourAnswer')}
          description={t('reviews.answerHint', { language: review.language.toUpperCase() })}
          maxLength={MAX_REVIEW_ANSWER}
          error={missing && t('reviews.answerMissing')}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <SheetFoot>
          <Button type="submit" fullWidth loading={busy}>
            {t('reviews.send')}
          </Button>
        </SheetFoot>
      </Form>
    </Sheet>
  );
};
