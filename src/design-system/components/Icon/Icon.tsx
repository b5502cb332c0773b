import type { VariantProps } from 'class-variance-authority';
import { createElement } from 'react';
import { iconVariants } from './Icon.variants.ts';
import { type IconName, isMarkName, lineIcons, markPaths } from './icons.ts';

export interface IconProps {
  name: IconName;
  size?: NonNullable<VariantProps<typeof iconVariants>['size']> | undefined;
  /** What it says to those who do not see it. Without it the icon is decoration beside a text that says the same. */
  label?: string | undefined;
}

/** A typed icon in the colour of its text (specification, section 3). */
export function Icon({ name, size, label }: IconProps) {
  const className = iconVariants({ size });
  const drawing = isMarkName(name) ? (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true" className={className}>
      <path d={markPaths[name]} />
    </svg>
  ) : (
    createElement(lineIcons[name], { strokeWidth: 1.75, 'aria-hidden': true, className })
  );
  return label === undefined ? (
    drawing
  ) : (
    <span role="img" aria-label={label} className="inline-flex shrink-0">
      {drawing}
    </span>
  );
}
