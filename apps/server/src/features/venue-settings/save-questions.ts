import { randomBytes } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { questionProblems, storedQuestions, written } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { savePage } from './save-page.ts';

/** Of a question or a choice, and of its words: like no key that a venue's own texts have. */
const newKey = (): string => `extra-${randomBytes(6).toString('hex')}`;

/** Says what guests are asked when they order. Refuses validation_failed by place, settings_changed. */
export const saveQuestions =
  (deps: Deps): Handler<'POST /console/{venue}/settings/questions'> =>
  ({ staff, body: { revision, asked, text, questions } }) =>
    savePage(deps, staff, { page: 'questions', revision }, ({ settings }) => {
      const fields = questionProblems(questions, settings.mainLanguage);
      if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
      const words = written(text);
      return {
        settings: {
          additionalFieldsEnabled: asked,
          additionalFieldsText: Object.keys(words).length > 0 ? words : null,
          ...storedQuestions(questions, settings, newKey),
        },
      };
    });
