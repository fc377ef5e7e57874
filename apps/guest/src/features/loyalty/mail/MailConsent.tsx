import { Button } from '@tableside/design';
import { api } from '../../../data/api.ts';
import { useLanguage, useT } from '../../../texts/texts.ts';
import { accountStyles, nowSignedIn, type User, type Work } from '../../account/index.ts';
import { useGuest } from '../../venue/index.ts';

type Props = {
  readonly card: User['loyalty_programs'][number];
  readonly email: string;
  readonly work: Pick<Work, 'busy' | 'run'>;
};

/** Mail of the house, for who ticks it and confirms it by the letter; and the way off the list. */
export const MailConsent = ({ card, email, work }: Props) => {
  const t = useT();
  const language = useLanguage();
  const { token } = useGuest();
  const want = (wanted: boolean): void =>
    void work.run(async () => {
      const body = { loyalty_program_id: card.id, wanted, language };
      nowSignedIn(token, (await api('POST /loyalty/mail', { body })).user);
    });
  const { mail } = card;
  return (
    <section className={accountStyles.card}>
      <h2 className={accountStyles.heading}>{t('loyalty.mail')}</h2>
      <label className={accountStyles.check}>
        <input
          type="checkbox"
          checked={mail !== null}
          onChange={event => want(event.currentTarget.checked)}
        />
        <span>{t('loyalty.mailWords', { venue: card.venue })}</span>
      </label>
      {mail !== null && (
        <>
          <p role="status">
            {mail.confirmed_at === null
              ? t('loyalty.mailSent', { email })
              : t('loyalty.mailOn', {
                  date: new Date(mail.confirmed_at).toLocaleDateString(language, { dateStyle: 'medium' }),
                })}
          </p>
          {mail.confirmed_at === null ? (
            <Button wide look="secondary" busy={work.busy} onClick={() => want(true)}>
              {t('loyalty.mailAgain')}
            </Button>
          ) : (
            <Button wide look="quiet" busy={work.busy} onClick={() => want(false)}>
              {t('loyalty.mailStop')}
            </Button>
          )}
        </>
      )}
    </section>
  );
};
