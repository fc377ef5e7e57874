import type { ScreenProps } from '../../app/screens.ts';

export const Menu = ({ params }: ScreenProps) => <main>Menu {params.session}</main>;
