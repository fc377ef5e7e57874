import { Button, Chip, Field } from '@tableside/design';
import { MAX_REVIEW_COMMENT, PLATFORM_TAGS, type PlatformTag, toneOf } from '@tableside/domain/reviews';
import { useId, useState } from 'react';
import { api } from '../../data/api.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Review.module.css';
import { Stars } from './Stars.tsx';
import { REVIEW_TIMINGS } from './timings.ts';

type Said = { readonly uuid: string | null; readonly rating: number | null; readonly tags: PlatformTag[] };
const NOTHING: Said = { uuid: null, rating: null, tags: [] };

let debounce: ReturnType<typeof setTimeout> | undefined;

/** How paying by phone was, for whoever runs the app. Failures are nothing that a guest needs to know. REVIEW-06, REVIEW-18. */
export const PlatformReview = () => {
  const t = useT();
  const id = useId();
  const [said, setSaid] = useState(NOTHING);
  const [comment, setComment] = useState('');
  const [done, setDone] = useState(false);
  const { uuid, rating, tags } = said;
  const rate = (next: number) => {
    setSaid({ ...said, rating: next });
    const body = { platform_review_uuid: uuid, rating: next };
    api('POST /platform-reviews/rate', { body }).then(
      answer => setSaid(now => ({ ...now, uuid: answer.uuid })),
      () => undefined,
    );
  };
  const toggle = (tag: PlatformTag) => {
    const next = tags.includes(tag) ? tags.filter(each => each !== tag) : [...tags, tag];
    setSaid({ ...said, tags: next });
    clearTimeout(debounce);
    debounce = setTimeout(() => {
      const body = { platform_review_uuid: uuid ?? '', tags: next };
      if (uuid) api('POST /platform-reviews/add-review-tags', { body }).catch(() => undefined);
    }, REVIEW_TIMINGS.tagsDebounce);
  };
  const submit = () => {
    setDone(true);
    if (uuid === null) return;
    const body = { platform_review_uuid: uuid, comment };
    api('POST /platform-reviews/leave-comment', { body }).catch(() => undefined);
  };
  const tone = toneOf(rating ?? 1);
  return (
    <section className={styles.app} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {t('review.app.title')}
      </h3>
      {done && <p role="status">{t('review.app.thanks')}</p>}
      {!done && <Stars rating={rating} label={t('review.app.title')} onRate={rate} />}
      {!done && rating !== null && (
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
            onChange={event => setComment(event.currentTarget.value)}
          />
          <Button look="secondary" onClick={submit}>
            {t('review.send')}
          </Button>
        </>
      )}
    </section>
  );
};
