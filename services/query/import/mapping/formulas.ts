/** Commands of formulas that are signs; Greek letters with a capital besides. */
const signTable = `
  alpha α, beta β, gamma γ, delta δ, epsilon ε, varepsilon ε, zeta ζ, eta η, theta θ, iota ι, kappa κ, lambda λ,
  mu μ, nu ν, xi ξ, pi π, rho ρ, sigma σ, tau τ, upsilon υ, phi φ, varphi φ, chi χ, psi ψ, omega ω, Gamma Γ,
  Delta Δ, Theta Θ, Lambda Λ, Xi Ξ, Pi Π, Sigma Σ, Phi Φ, Psi Ψ, Omega Ω, pm ±, times ×, div ÷, cdot ·, circ °,
  degree °, ast *, prime ′, infty ∞, bullet •, sim ∼, approx ≈, simeq ≃, equiv ≡, propto ∝, leq ≤, leqslant ≤,
  le ≤, geq ≥, geqslant ≥, ge ≥, neq ≠, ne ≠, ll ≪, gg ≫, lt <, gt >, in ∈, partial ∂, sum ∑, rightarrow →, to →,
  leftarrow ←, leftrightarrow ↔, upmu μ, textmu μ, micro μ, permil ‰`;

const signs: ReadonlyMap<string, string> = new Map(
  signTable.split(',').map((pair): [string, string] => {
    const [name = '', sign = ''] = pair.trim().split(' ');
    return [name, sign];
  }),
);

/** What Springer has around each formula: a whole document, which says nothing of it. */
const preamble =
  /\${0,2}\s{0,3}\\documentclass(?:(?!\\begin\{document\})[\s\S]){0,2000}\\begin\{document\}|\\end\{document\}\s{0,3}\${0,2}/g;

/** Formulas between marks of TeX that mean nothing else. */
const marked = /\$\$([^$]{1,500})\$\$|\\\(((?:(?!\\\))[\s\S]){1,500})\\\)|\\\[((?:(?!\\\])[\s\S]){1,500})\\\]/g;

/**
 * Formulas between single dollars, which stand in front of amounts as well: with a command, from a letter on without a
 * space, or with something raised or lowered and no space at either end.
 */
const betweenDollars =
  /\$(?=[^$]{0,200}\\[a-zA-Z])([^$]{1,200})\$(?!\d)|\$([\p{L}({][^\s$]{0,60}|[-−+=<>~])\$(?!\d)|\$(?=[^\s$])(?=[^$]{0,200}[_^])([^$]{0,199}[^\s$])\$(?!\d)/gu;

/** A text with its formulas in TeX as people read them: `CO$$_2$$` as `CO2`, `\(\delta ^{13}\)C` as `δ13C`. */
export function withoutFormulas(text: string): string {
  if (!/[$\\]/.test(text)) return text;
  return (
    text
      .replace(preamble, '$$$$')
      .replace(/\${3,}/g, '$$$$')
      // Of figures, what is raised is a power: `10$^3$` is not `103`.
      .replace(/(?<=\d)(?=(?:\$\$?|\\\()\s?\^\s?\{?[-−]?\d)/g, '^')
      .replace(marked, readFound)
      .replace(betweenDollars, readFound)
  );
}

const readFound = (_: string, ...found: readonly (string | undefined)[]): string =>
  readFormula(found.slice(0, 3).find(Boolean) ?? '');

const readFormula = (tex: string): string =>
  tex
    .replace(/\\frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\[,;: ]|\\q?quad\b|~/g, ' ')
    .replace(/\\([a-zA-Z]+)\s*|\\([!%&#$_{}])/g, (_, name?: string, sign?: string) => signOf(name, sign))
    .replace(/(?<=\d)\s?\^\s?\{?(?=[-−]?\d)/g, '\u0000')
    .replace(/\s?[_^]\s?|[{}]/g, '')
    .replaceAll('\u0000', '^')
    .replace(/\s+/g, ' ')
    .trim();

/** Other commands tell only what the text behind them looks like. */
const signOf = (name: string | undefined, sign = '') =>
  name === undefined ? sign.replace(/[!{}_]/, '') : (signs.get(name) ?? '');
