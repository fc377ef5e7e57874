/** Every key of reports as files and on paper, inferred from the English file. Not part of the guest's texts. */
export type ReportKey = keyof typeof import('../locales/en/report.json');
