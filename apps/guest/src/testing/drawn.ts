import { isValidElement, type ReactElement, type ReactNode } from 'react';

type Props = {
  readonly className?: string;
  readonly onChange?: (value?: unknown) => void;
  readonly children?: ReactNode;
} & Readonly<Record<string, unknown>>;

/** Every element that a component run by `running` draws itself, in the order of the page; not what those draw in turn. */
export const drawn = (node: ReactNode): ReactElement<Props>[] => {
  if (Array.isArray(node)) return node.flatMap(drawn);
  return isValidElement<Props>(node) ? [node, ...drawn(node.props.children)] : [];
};
