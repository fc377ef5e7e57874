export { CourtCode } from './CourtCode.tsx';
export { CourtForm } from './CourtForm.tsx';
export { CourtList, nameOf } from './CourtList.tsx';
export { CourtNews } from './CourtNews.tsx';
export { blankCourt } from './court-draft.ts';
export { foodCourtsQuery } from './courts-query.ts';
