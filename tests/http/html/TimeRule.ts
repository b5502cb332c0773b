import { type HtmlElement, Rule } from 'html-validate';
import { isMachineDate } from './machineDates.ts';

/** What stands between the two ends of a range. */
const dash = /[–—]/;

/** `time-datetime`: a `<time>` says one moment, in a value that HTML knows; a range has one for each of its ends. */
export class TimeRule extends Rule {
  override setup(): void {
    this.on('element:ready', ({ target }) => {
      if (target.is('time')) this.#judge(target);
    });
  }

  #judge(element: HtmlElement): void {
    const text = element.textContent.trim();
    const value = element.getAttributeValue('datetime') ?? text;
    if (!isMachineDate(value)) this.report(element, `<time> has no value of HTML: "${value}"`);
    else if (dash.test(text)) this.report(element, `<time> is one moment and no range: "${text}"`);
  }
}
