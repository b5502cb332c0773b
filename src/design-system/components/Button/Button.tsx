import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { type ButtonSize, type ButtonTone, buttonVariants } from './Button.variants.ts';

interface ButtonLook {
  tone: ButtonTone;
  size?: ButtonSize | undefined;
  /** Decorates the label, in front of it. */
  icon?: IconName | undefined;
  children: ReactNode;
}

type Native<Element extends 'a' | 'button'> = Omit<
  ComponentProps<Element>,
  'children' | 'className' | 'href' | 'style'
>;

/** With `href` it is a link, without it a button (of type `button` unless told otherwise). */
export type ButtonProps = ButtonLook & ((Native<'a'> & { href: string }) | (Native<'button'> & { href?: never }));

/** Starts an action, or leads to the page where one starts: `primary` once on a page, the others beside it. */
export function Button({ tone, size = 'medium', icon, children, ...native }: ButtonProps) {
  const className = buttonVariants({ tone, size });
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (native.href !== undefined) {
    return (
      <a {...native} className={className}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...native} className={className}>
      {content}
    </button>
  );
}
