import { Refusal } from './refusal.ts';

/** A name in the forms that files and code need. */
export interface Names {
  /** `team-member` */
  readonly kebab: string;
  /** `TeamMember` */
  readonly pascal: string;
  /** `teamMember` */
  readonly camel: string;
  /** `Team member` */
  readonly words: string;
}

/** Endings that say nothing of what a component is for. */
const empty = /(Container|Wrapper|Block|Helper|Utils?|Manager|New|\d)$/;

/** Reads a name in kebab case. @throws Refusal */
export function kebabName(name: string, what: string, example: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Refusal(`The name of ${what} is in kebab case, such as "${example}"; "${name}" is not.`);
  }
  return namesOf(name.split('-'));
}

/** Reads the name of a component. @throws Refusal */
export function pascalName(name: string): Names {
  if (!/^([A-Z][a-z0-9]*)+$/.test(name)) {
    throw new Refusal(`The name of a component is in Pascal case, such as "DateLine"; "${name}" is not.`);
  }
  if (name in globalThis) {
    throw new Refusal(`"${name}" is a name of JavaScript itself, which the component would hide; choose another.`);
  }
  const [ending] = empty.exec(name) ?? [];
  if (ending !== undefined) {
    throw new Refusal(`"${name}" ends in "${ending}", which does not say what the component is for; name its purpose.`);
  }
  return namesOf(name.match(/[A-Z][a-z0-9]*/g)?.map((word) => word.toLowerCase()) ?? []);
}

function namesOf(words: readonly string[]): Names {
  const pascal = words.map(capital).join('');
  return {
    kebab: words.join('-'),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: capital(words.join(' ')),
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
