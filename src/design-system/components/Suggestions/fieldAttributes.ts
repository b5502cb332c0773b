/**
 * Puts attributes on a field that another component renders, which does not set them and so leaves them alone. Returns
 * what takes them away again.
 */
export function wear(field: HTMLElement, attributes: Readonly<Record<string, string | undefined>>): () => void {
  const before = Object.keys(attributes).map((name) => [name, field.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) field.setAttribute(name, value);
  return () => {
    for (const [name, value] of before) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  };
}
