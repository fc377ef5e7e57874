import type { ScreenProps } from '../../app/screens.ts';

export const Select = ({ params }: ScreenProps) => <main>Select {params.session}</main>;
