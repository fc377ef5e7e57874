import { Icon } from '@tableside/design';
import { webLink } from '@tableside/domain/venue';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './LegalNote.module.css';

/** That the card stays between guest and provider, and the venue's terms where it has put them. PAY-07. */
export const LegalNote = ({ cards }: { cards: boolean }) => {
  const t = useT();
  const { customizations } = useGuest().restaurant;
  const link = (name: string) => {
    const value = customizations.findLast(each => each.name === name)?.value;
    return value === undefined ? null : webLink(value);
  };
  const links = [
    { label: t('pay.terms'), href: link('terms-link') },
    { label: t('pay.privacy'), href: link('privacy-link') },
  ];
  return (
    <footer className={styles.legal}>
      {cards && (
        <p>
          <Icon name="lock" size={16} />
          {t('pay.secure')}
        </p>
      )}
      <ul>
        {links.map(
          ({ label, href }) =>
            href && (
              <li key={label}>
                <a href={href} target="_blank" rel="noreferrer noopener">
                  {label}
                  <span className="visually-hidden"> ({t('common.newTab')})</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </footer>
  );
};
