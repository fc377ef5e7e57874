import { Picture, Price, Sheet, Skeleton } from '@tableside/design';
import { useT } from '../../texts/texts.ts';
import { ROW_TEXT } from '../menu/index.ts';
import styles from './ItemSheet.module.css';

/**
 * The frame in which a dish opens before the scripts are there: made on the server alone, filled by src/early/listen.ts
 * from the row that was tapped. `data-early` says what goes where, `data-from` the part of the row.
 */
export const EarlySheet = () => {
  const t = useT();
  return (
    <Sheet
      open
      onClose={() => undefined}
      label=""
      untitled
      closeLabel={t('common.close')}
      footer={<Skeleton shape="block" />}
    >
      <div data-early="photo">
        <Picture src="data:," alt="" width={1200} height={900} eager className={styles.photo} />
      </div>
      <div data-early="intro" data-bare={styles.bare} className={styles.intro}>
        <div className={styles.head}>
          <div data-early="thumb">
            <Picture src="data:," alt="" width={264} height={264} eager className={styles.thumb} />
          </div>
          <div className={styles.title}>
            <h2 data-early="name" className={styles.name}>
              {' '}
            </h2>
            <div data-early="price">
              <Price strong text=" " />
            </div>
          </div>
        </div>
        <p data-early="text" data-from={ROW_TEXT} className={styles.description} />
        <p className={styles.contents} />
      </div>
    </Sheet>
  );
};
