import type { ColorMode } from '../../theme/SiteScope.tsx';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export interface ColorModeSwitchProps {
  value: ColorMode;
  onChange: (mode: ColorMode) => void;
  labels: { group: string } & Record<ColorMode, string>;
}

const icons = { system: 'system', light: 'lightmode', dark: 'darkmode' } as const satisfies Record<
  ColorMode,
  IconProps['name']
>;
const modes = Object.keys(icons) as readonly ColorMode[];

/**
 * Light, dark, or as the device has it: one button that shows what is chosen now, over the platform's own list. It needs
 * script, and shows only where script runs.
 */
export function ColorModeSwitch({ value, onChange, labels }: ColorModeSwitchProps) {
  return (
    // The pointer's hint stands on what it points at: on the list it would say the choice a second time.
    <span
      title={`${labels.group}: ${labels[value]}`}
      className="relative inline-flex size-[44px] items-center justify-center rounded-control border border-transparent hover:border-current has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 noscript:hidden print:hidden"
    >
      <Icon name={icons[value]} />
      <select
        aria-label={labels.group}
        value={value}
        onChange={(event) => {
          const mode = modes.find((each) => each === event.target.value);
          if (mode) onChange(mode);
        }}
        // In smaller letters, unseen as they are, phones magnify the page as it is opened. In WebKit the words of what
        // is chosen stick out of a list this narrow unless it is drawn plainly, and the page scrolls sideways by them.
        className="absolute -inset-px cursor-pointer appearance-none overflow-hidden bg-field text-(length:--site-size-text) text-text opacity-0"
      >
        {modes.map((mode) => (
          <option key={mode} value={mode}>
            {labels[mode]}
          </option>
        ))}
      </select>
    </span>
  );
}
