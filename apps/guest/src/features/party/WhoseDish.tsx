import { use } from 'react';
import { useT } from '../../texts/texts.ts';
import { GuestAvatar } from '../avatar/index.ts';
import { GuestContext, useGuest } from '../venue/index.ts';
import styles from './party.module.css';
import { usePartyName } from './use-party-words.ts';

type Props = { readonly guest: number };

const InSession = ({ guest }: Props) => {
  const t = useT();
  const { session } = useGuest();
  const nameOf = usePartyName();
  return (
    <span className={styles.whose}>
      <GuestAvatar guest={guest} size="small" />
      {guest === session.guest_index ? t('bill.you') : nameOf(guest)}
    </span>
  );
};

/**
 * Whose dish it is, where a party orders together: their place at the table and what all texts call them. ADR 0022. Nothing
 * on a page of a hall: it is no session's, and so knows nobody of a party.
 */
export default function WhoseDish({ guest }: Props) {
  return use(GuestContext) && <InSession guest={guest} />;
}
