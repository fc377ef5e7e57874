import { said } from '@tableside/contract/dish-diet';
import { Icon } from '@tableside/design';
import { contentsOf } from '@tableside/domain/allergens';
import { useT } from '../../texts/texts.ts';
import { allergenNames, useDietChoice } from '../diet/index.ts';
import styles from './Contents.module.css';

/** What a variation or an option adds to the dish; what the guest avoids is plain before it is chosen. */
export const PartContents = ({ part }: { part: Parameters<typeof said>[0] }) => {
  const t = useT();
  const { without } = useDietChoice();
  const { contains, mayContain } = contentsOf({ ...said(part), stated: true }, []);
  const isAvoided = [...contains, ...mayContain].some(code => without.includes(code));
  const words = [
    ...(contains.length > 0 ? [t('allergens.optionContains', { list: allergenNames(contains, t) })] : []),
    ...(mayContain.length > 0 ? [t('allergens.optionMay', { list: allergenNames(mayContain, t) })] : []),
  ];
  if (words.length === 0) return null;
  return (
    <span className={styles.part} data-avoided={isAvoided || undefined}>
      {isAvoided && <Icon name="warning" size={14} />}
      {words.join('; ')}
    </span>
  );
};
