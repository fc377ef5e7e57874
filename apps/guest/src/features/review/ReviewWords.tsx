import { Chip, Field } from '@tableside/design';
import { MAX_REVIEW_COMMENT, MAX_REVIEW_CONTACT, REVIEW_TAGS, toneOf } from '@tableside/domain/reviews';
import { useT } from '../../texts/texts.ts';
import styles from './Review.module.css';
import type { Review } from './use-review.ts';

/** What the rating is about, and what else the guest wants to say. REVIEW-05, REVIEW-09, REVIEW-10. */
export const ReviewWords = ({ review }: { readonly review: Review }) => {
  const t = useT();
  const about = t(`review.about.${toneOf(review.rating ?? 1)}`);
  return (
    <>
      <fieldset className={styles.about} aria-label={about}>
        <p className={styles.label} aria-hidden="true">
          {about}
        </p>
        <div className={styles.tags}>
          {REVIEW_TAGS.map(tag => (
            <Chip key={tag} chosen={review.tags.includes(tag)} onClick={() => review.toggle(tag)}>
              {t(`review.tag.${tag}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Field
        multiline
        // Guests write in their own language, whatever the screen is in; a number begins with its plus.
        dir="auto"
        label={t('review.comment')}
        maxLength={MAX_REVIEW_COMMENT}
        value={review.comment}
        onChange={event => review.type({ comment: event.currentTarget.value })}
      />
      <Field
        dir="auto"
        label={t('review.contact')}
        hint={t('review.contactHint')}
        autoComplete="email"
        maxLength={MAX_REVIEW_CONTACT}
        value={review.contact}
        onChange={event => review.type({ contact: event.currentTarget.value })}
      />
    </>
  );
};
