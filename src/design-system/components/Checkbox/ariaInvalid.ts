/**
 * The `aria-invalid` of what is chosen: an answer, a box, a file. Chromium tells screen readers that a required choice
 * which nobody has made yet is invalid, in a form that was only just opened. So a required one says that it is not, for
 * as long as it is not. What is typed needs none of this: an empty required text is not called invalid.
 */
export function ariaInvalid(invalid: boolean | undefined, required: boolean | undefined): boolean | undefined {
  return invalid || (required ? false : undefined);
}
