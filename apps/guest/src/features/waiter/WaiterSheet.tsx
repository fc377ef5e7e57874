import { Button, Field, Icon, Sheet } from '@tableside/design';
import { useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { useT } from '../../texts/texts.ts';
import { useTableLabel } from '../venue/index.ts';
import { MAX_COMMENT, useWaiter } from './use-waiter.ts';
import styles from './WaiterSheet.module.css';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The order the call is about, if any. WAITER-09. */
  readonly uniqueOrderNumber?: string | null;
};

/** Asks whether to call the waiter, with room for a word why. WAITER-02, WAITER-03. */
export const WaiterSheet = ({ open, onClose, uniqueOrderNumber = null }: Props) => {
  const t = useT();
  const table = useTableLabel();
  const { call, calling, called, coming } = useWaiter(uniqueOrderNumber);
  const [comment, setComment] = useState('');
  useBackCloses(open, 'sheet', onClose);
  const send = async () => {
    if (await call(comment)) {
      setComment('');
      onClose();
    }
  };
  const left = MAX_COMMENT - comment.length;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('waiter.title')}
      closeLabel={t('common.close')}
      footer={
        <Button
          wide
          look={called ? 'secondary' : 'primary'}
          aria-disabled={called || undefined}
          busy={calling}
          onClick={called ? onClose : send}
        >
          <Icon name="bell" size={20} />
          {t(called ? 'waiter.already' : 'waiter.call')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p className={styles.text}>
          {called ? t(coming ? 'waiter.called' : 'waiter.told') : t('waiter.text', { table })}
        </p>
        {!called && (
          <Field
            multiline
            label={t('waiter.comment')}
            placeholder={t('waiter.commentHint')}
            maxLength={MAX_COMMENT}
            value={comment}
            onChange={event => setComment(event.currentTarget.value)}
            hint={left < 60 ? t('waiter.charactersLeft', { count: left }) : undefined}
          />
        )}
      </div>
    </Sheet>
  );
};
