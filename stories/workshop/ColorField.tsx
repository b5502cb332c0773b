import { useState } from 'react';
import { fromOklch, type Oklch, toOklch } from './draft.ts';
import type { WorkshopText } from './workshopText.ts';

export interface ColorFieldProps {
  readonly name: string;
  readonly value: string;
  readonly text: WorkshopText;
  readonly onChange: (color: string) => void;
}

const channels = [
  { key: 'lightness', index: 0, max: 1, step: 0.005 },
  { key: 'chroma', index: 1, max: 0.37, step: 0.002 },
  { key: 'hue', index: 2, max: 360, step: 1 },
] as const;

/** One colour, by its code and by three sliders in OKLCH, whose steps look equally large. */
export function ColorField({ name, value, text, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState(value);
  // A grey has no hue, and a code no more than 256 steps: the sliders stay where they were put.
  const [oklch, setOklch] = useState<Oklch>(() => toOklch(value));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
    if (fromOklch(oklch) !== value) setOklch(toOklch(value));
  }
  const wrong = !/^#[0-9a-f]{6}$/i.test(typed);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 font-strong">{name}</legend>
      <label className="flex flex-col gap-1 text-small">
        {text.hex}
        <span className="flex items-center gap-3">
          <span
            className="forced-color-adjust-none size-11 shrink-0 rounded-control border border-border-strong"
            style={{ background: value }}
          />
          <input
            value={typed}
            spellCheck={false}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'hex-wrong' : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              if (/^#[0-9a-f]{6}$/i.test(target.value)) onChange(target.value.toLowerCase());
            }}
            className="min-h-11 w-full rounded-control border border-border-strong bg-field px-3 text-text"
          />
        </span>
      </label>
      {wrong && (
        <p id="hex-wrong" className="text-palette-negative text-small">
          {text.hexWrong}
        </p>
      )}
      {channels.map(({ key, index, max, step }) => (
        <label key={key} className="flex flex-col text-small">
          {text[key]}
          <input
            type="range"
            min="0"
            max={max}
            step={step}
            value={oklch[index]}
            onChange={({ target }) => {
              const [lightness, chroma, hue] = oklch.with(index, Number(target.value));
              const next: Oklch = [lightness ?? 0, chroma ?? 0, hue ?? 0];
              setOklch(next);
              onChange(fromOklch(next));
            }}
            className="min-h-8 w-full cursor-ew-resize accent-action"
          />
        </label>
      ))}
    </fieldset>
  );
}
