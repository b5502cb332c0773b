/**
 * The `aria-invalid` of a choice. Chromium tells screen readers that a required choice which nobody has made yet is
 * invalid, in a form that was only just opened. So a required one says that it is not, for as long as it is not.
 */
export function ariaInvalid(invalid: boolean | undefined, required: boolean | undefined): boolean | undefined {
  return invalid || (required ? false : undefined);
}
