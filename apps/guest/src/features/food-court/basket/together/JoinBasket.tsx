import { Button } from '@tableside/design';
import { useState } from 'react';
import { api } from '../../../../data/api.ts';
import { failureCode } from '../../../../data/connection/failures.ts';
import { useT } from '../../../../texts/texts.ts';
import { announceFailure } from '../../../toasts/index.ts';
import { inVisit } from '../../hall/court-data.ts';
import styles from './FillTogether.module.css';
import { renewBasket } from './hear.ts';

type Props = { readonly hash: string; readonly code: string; readonly onDone: () => void };

/** The code is in nobody's history, and a page loaded again asks nothing. */
const forgetCode = (): void => {
  const address = new URL(location.href);
  address.searchParams.delete('basket');
  history.replaceState(history.state, '', address);
};

/** Asks whoever came by the code of another phone's basket, before anything of theirs is anybody else's. ADR 0051. */
const JoinBasket = ({ hash, code, onDone }: Props) => {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState(false);
  const done = () => {
    forgetCode();
    onDone();
  };
  const join = async (): Promise<void> => {
    setBusy(true);
    try {
      await inVisit(hash, session =>
        api('POST /food-courts/join-basket/{session}', { session, body: { code } }),
      );
      await renewBasket(hash);
      done();
    } catch (error) {
      setBusy(false);
      if (failureCode(error) === 'not_found') setGone(true);
      else announceFailure(error);
    }
  };
  return (
    <section className={styles.together} aria-labelledby="join-basket">
      <h2 id="join-basket">{t('court.joinTitle')}</h2>
      <p role={gone ? 'alert' : undefined}>{t(gone ? 'court.joinGone' : 'court.joinText')}</p>
      <div className={styles.choice}>
        {!gone && (
          <Button busy={busy} onClick={() => void join()}>
            {t('court.join')}
          </Button>
        )}
        <Button look="quiet" onClick={done}>
          {t(gone ? 'court.toHall' : 'court.joinNo')}
        </Button>
      </div>
    </section>
  );
};
export default JoinBasket;
