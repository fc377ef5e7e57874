import type { ScreenProps } from '../../app/screens.ts';

export const MenuFilters = ({ params }: ScreenProps) => <main>MenuFilters {params.session}</main>;
