import { type ReactNode, useId } from 'react';
import type { ColorMode } from '../../theme/SiteScope.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface ColorModeSwitchProps {
  value: ColorMode;
  onChange: (mode: ColorMode) => void;
  labels: { group: string } & Record<ColorMode, string>;
}

const modes: readonly { mode: ColorMode; icon: ReactNode }[] = [
  { mode: 'system', icon: <Icon name="system" /> },
  { mode: 'light', icon: <Icon name="lightmode" /> },
  { mode: 'dark', icon: <Icon name="darkmode" /> },
];

/** Light, dark, or as the device has it. It needs script, and shows only where script runs. */
export function ColorModeSwitch({ value, onChange, labels }: ColorModeSwitchProps) {
  const name = useId();
  return (
    <fieldset className="inline-flex flex-wrap items-center gap-0.5 rounded-control noscript:hidden print:hidden">
      <legend className="sr-only">{labels.group}</legend>
      {modes.map(({ mode, icon }) => (
        <label
          key={mode}
          title={labels[mode]}
          className="relative inline-flex size-10 cursor-pointer items-center justify-center rounded-control border border-transparent hover:border-current has-checked:border-current has-checked:bg-page has-checked:text-heading has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:border-0 forced-colors:has-checked:border-2"
        >
          <input
            type="radio"
            name={name}
            value={mode}
            checked={value === mode}
            onChange={() => onChange(mode)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {icon}
          <VisuallyHidden>{labels[mode]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
