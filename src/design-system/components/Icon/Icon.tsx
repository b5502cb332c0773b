import type { VariantProps } from 'class-variance-authority';
import { iconVariants } from './Icon.variants.ts';
import sprite from './icons.svg?no-inline';
import type { IconName } from './icons.ts';

export interface IconProps {
  name: IconName;
  size?: NonNullable<VariantProps<typeof iconVariants>['size']> | undefined;
  /** What it says to those who do not see it. Without it the icon is decoration beside a text that says the same. */
  label?: string | undefined;
}

/**
 * A typed icon in the colour of its text (specification, section 3). The drawings stand in one file beside the page,
 * which browsers keep: in the scripts they would weigh on every page, and in the markup on every icon.
 */
export function Icon({ name, size, label }: IconProps) {
  const drawing = (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={iconVariants({ size })}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
  return label === undefined ? (
    drawing
  ) : (
    <span role="img" aria-label={label} className="inline-flex shrink-0">
      {drawing}
    </span>
  );
}
