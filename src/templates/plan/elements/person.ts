import type { z } from 'zod';
import { address, image, text } from '../../contract/fields.ts';
import type { Picture } from '../../contract/pictures.ts';
import { emailAddress, phoneNumber } from '../../contract/reach.ts';
import type { ElementContext } from './elementContext.ts';

/** Fields of a person or desk to turn to; the name is required. */
export const personFields = {
  name: text,
  role: text.optional(),
  organization: text.optional(),
  image: image.optional(),
  email: text.optional(),
  phone: text.optional(),
  url: address.optional(),
} as const;

type PersonFields = z.output<z.ZodObject<typeof personFields>>;

/** A person or desk to turn to: what is no address, number or link is left out. */
export interface PlannedPerson {
  readonly name: string;
  readonly role: string | undefined;
  readonly organization: string | undefined;
  /** Decoration beside the name, whatever its alternative text says. */
  readonly picture: Picture | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly href: string | undefined;
}

export function planPerson(person: PersonFields, context: ElementContext): PlannedPerson {
  const picture = context.picture(person.image);
  return {
    name: person.name,
    role: person.role,
    organization: person.organization,
    picture: picture && { ...picture, alt: '' },
    email: emailAddress(person.email),
    phone: phoneNumber(person.phone),
    href: context.href(person.url ?? ''),
  };
}
