import { Button, Chip, Field } from '@tableside/design';
import { MAX_REVIEW_COMMENT, PLATFORM_TAGS, toneOf } from '@tableside/domain/reviews';
import { useId } from 'react';
import { useT } from '../../texts/texts.ts';
import type { ReviewAbout } from './about.ts';
import styles from './Review.module.css';
import { Stars } from './Stars.tsx';
import { useSaying } from './use-saying.ts';

type Props = { readonly about: ReviewAbout };

/** How paying by phone was, for whoever runs the app. Failures are nothing that a guest needs to know. REVIEW-06, REVIEW-18. */
export const PlatformReview = ({ about }: Props) => {
  const t = useT();
  const id = useId();
  const { rating, tags, comment, submitted, waits, rate, toggle, type, submit } = useSaying({
    about,
    app: true,
  });
  const tone = toneOf(rating ?? 1);
  return (
    <section className={styles.app} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {t('review.app.title')}
      </h3>
      {submitted && <p role="status">{t(waits ? 'review.waits' : 'review.app.thanks')}</p>}
      {!submitted && <Stars rating={rating} label={t('review.app.title')} onRate={rate} />}
      {!submitted && rating !== null && (
        <>
          <fieldset className={styles.tags} aria-label={t(`review.about.${tone}`)}>
            {PLATFORM_TAGS.map(tag => (
              <Chip key={tag} chosen={tags.includes(tag)} onClick={() => toggle(tag)}>
                {t(`review.app.${tone}.${tag}`)}
              </Chip>
            ))}
          </fieldset>
          <Field
            multiline
            label={t('review.comment')}
            maxLength={MAX_REVIEW_COMMENT}
            value={comment}
            onChange={event => type({ comment: event.currentTarget.value })}
          />
          <Button look="secondary" onClick={submit}>
            {t('review.send')}
          </Button>
        </>
      )}
    </section>
  );
};
