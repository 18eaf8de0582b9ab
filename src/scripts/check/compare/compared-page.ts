import type { ShownPage } from '../answer/sheet/shown-page.ts';
import type { Answer } from '../kept/answer.ts';

/** An answer with its page, as a picture where this device has one. */
export interface AnsweredPage {
  answer: Answer;
  image: ShownPage | null;
}

/** One of the two pages of a comparison: its report, and its picture where there is one. */
export interface ComparedPage {
  answer: Pick<Answer, 'report'>;
  image: ShownPage | null;
}
