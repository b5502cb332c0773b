/** A stylesheet of the page, and the look that it belongs to. */
export interface Sheet {
  readonly look: string;
  /** Its path in the package's build; empty for what belongs to every story. */
  readonly name: string;
  readonly sheet: CSSStyleSheet;
}

/** The stylesheets of both looks. */
export function readSheets(): Sheet[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-look]');
  return [...links].map(({ sheet, href, dataset: { look = '', name = '' } }) => {
    if (!sheet) throw new Error(`${href} has not been loaded.`);
    return { look, name, sheet };
  });
}

/** Puts these stylesheets on and all others off. Nothing goes over into the look by and by, and nothing moves. */
export function wear(worn: readonly Sheet[], all: readonly Sheet[], elements: readonly Element[]): void {
  const wanted = new Set(worn);
  for (const each of all) {
    // Setting it to what it is would have the browser begin anew.
    if (each.sheet.disabled === wanted.has(each)) each.sheet.disabled = !wanted.has(each);
  }
  // What is folded has neither size nor motion before they are asked for.
  for (const element of elements) getComputedStyle(element).getPropertyValue('height');
  for (const animation of document.getAnimations()) animation.cancel();
}

/** Every rule of the stylesheets, in whatever groups it stands. */
export function visitRules(sheets: readonly Sheet[], visit: (rule: CSSRule) => void): void {
  const enter = (rules: CSSRuleList) => {
    for (const rule of rules) {
      visit(rule);
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) enter(rule.cssRules);
    }
  };
  for (const { sheet } of sheets) enter(sheet.cssRules);
}

/** The properties that the stylesheets speak of: any other can differ but in consequence of one of these. */
export function declaredProperties(sheets: readonly Sheet[]): string[] {
  const names = new Set<string>();
  visitRules(sheets, (rule) => {
    if (rule instanceof CSSFontFaceRule) return;
    if ('style' in rule && rule.style instanceof CSSStyleDeclaration) for (const name of rule.style) names.add(name);
  });
  // Variables are seen in what is made of them.
  return [...new Set([...names].filter((name) => !name.startsWith('--')).map(physical))].sort();
}

const sides = new Map([
  ['block-start', 'top'],
  ['block-end', 'bottom'],
  ['inline-start', 'left'],
  ['inline-end', 'right'],
]);

/** The name that a property has where lines run from left to right and down the page, as in all languages here. */
function physical(property: string): string {
  return property
    .replace(/^inset-(?=block|inline)/, '')
    .replace(/(?:block|inline)-(?:start|end)/, (logical) => sides.get(logical) ?? logical)
    .replace('block-size', 'height')
    .replace('inline-size', 'width')
    .replace(/^border-(start|end)-(start|end)-radius$/, (_, block: string, inline: string) => {
      return `border-${sides.get(`block-${block}`)}-${sides.get(`inline-${inline}`)}-radius`;
    });
}
