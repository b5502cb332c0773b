import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Select } from '#design-system/components/Select/Select.tsx';
import { SiteScope } from '#design-system/theme/SiteScope.tsx';
import { type ColorToken, semanticTokens } from '#design-system/tokens/semanticTokens.ts';
import { type Mode, modes } from '#scripts/tokens/problem.ts';
import type { Theme } from '#scripts/tokens/theme.ts';
import { PageStory } from '#templates/stories/storyPage.tsx';
import { declarations, type ThemedSite, themedSites } from '../tokens/themes.ts';
import { ColorField } from './ColorField.tsx';
import { overridesOf, settableColors, shortfalls, tokensOf, withColor, withFont, withRadius } from './draft.ts';
import { ProofList } from './ProofList.tsx';
import { previewPages } from './previewPages.ts';
import { type WorkshopText, workshopText } from './workshopText.ts';

export interface WorkshopProps {
  readonly themed: ThemedSite;
  readonly mode: Mode;
  readonly language: 'nl' | 'en';
}

/** Families that some site has, and so are on this page. */
const families = [
  ...new Map(themedSites.flatMap(({ theme }) => Object.values(theme.fonts).map((font) => [font.name, font]))).values(),
].sort((one, other) => one.name.localeCompare(other.name));

const pageNames = Object.keys(previewPages) as (keyof typeof previewPages)[];

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A site's tokens as fields, the page they paint, and the proof that it can be read. */
export function Workshop({ themed, mode: first, language }: WorkshopProps) {
  const text = workshopText[language];
  const { site, theme, tokens } = themed;
  const [draft, setDraft] = useState(theme);
  const [mode, setMode] = useState<Mode>(first);
  const [role, setRole] = useState<ColorToken>('link');
  const [page, setPage] = useState<keyof typeof previewPages>('home');
  // A thousand pairs take a moment: the page is painted first.
  const proved = useDeferredValue(draft);
  const failing = useMemo(() => shortfalls(proved, declarations), [proved]);
  const fallingRoles = new Set(failing.filter((each) => each.mode === mode).map(({ better }) => better.name));
  return (
    <div className="grid min-h-dvh items-start medium:grid-cols-[18rem_minmax(0,1fr)] large:grid-cols-[22rem_minmax(0,1fr)]">
      <aside
        aria-label={text.title}
        className="flex flex-col gap-8 bg-surface p-6 medium:sticky medium:top-0 medium:max-h-dvh medium:overflow-y-auto"
      >
        <header className="flex flex-col gap-3">
          <h1 className="text-title-medium">
            {text.title}: {site.title}
          </h1>
          <p className="text-small">{text.lead}</p>
          <Select
            label={text.page}
            name="workshop-page"
            options={pageNames.map((value) => ({ value, label: text.pages[value] }))}
            value={page}
            onChange={(value) => setPage(pageNames.find((name) => name === value) ?? 'home')}
          />
        </header>
        <ProofList
          failing={failing}
          text={text}
          onTake={(shortfall, { name, to }) => {
            const token = settableColors.find((each) => each === name);
            if (token) setDraft(withColor(draft, shortfall.mode, token, to));
          }}
        />
        <section aria-labelledby="colors" className="flex flex-col gap-4">
          <h2 id="colors" className="text-title-small">
            {text.colors}
          </h2>
          <Select
            label={text.mode}
            name="workshop-mode"
            options={modes.map((value) => ({ value, label: text.modes[value] }))}
            value={mode}
            onChange={(value) => setMode(value === 'dark' ? 'dark' : 'light')}
          />
          <ColorField
            key={`${mode} ${role}`}
            name={role}
            value={draft.colors[mode][role]}
            text={text}
            onChange={(color) => setDraft(withColor(draft, mode, role, color))}
          />
          <ul className="grid grid-cols-2 gap-x-2">
            {settableColors.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  aria-pressed={each === role}
                  onClick={() => setRole(each)}
                  className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-control border border-transparent px-2 text-start text-small wrap-anywhere hover:border-current aria-pressed:border-action aria-pressed:font-strong"
                >
                  <span
                    className="forced-color-adjust-none size-5 shrink-0 rounded-full border border-border-strong"
                    style={{ background: draft.colors[mode][each] }}
                  />
                  <span className="flex flex-col">
                    {each}
                    {fallingRoles.has(each) && <span className="text-palette-negative">({text.failing})</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
        <Shapes draft={draft} onChange={setDraft} text={text} />
        <section aria-labelledby="hand" className="flex flex-col items-start gap-3">
          <h2 id="hand" className="text-title-small">
            {text.hand}
          </h2>
          <Button tone="primary" size="small" onClick={() => save('tokens.json', tokensOf(tokens, theme, draft))}>
            {text.download}
          </Button>
          <Button tone="quiet" size="small" onClick={() => setDraft(theme)}>
            {text.reset}
          </Button>
        </section>
      </aside>
      <main aria-label={text.preview} data-workshop="">
        <style>{`[data-workshop] > [data-site][data-mode] { ${overridesOf(draft, mode)} }`}</style>
        <SiteScope site={site.id} mode={mode}>
          <PageStory key={page} {...previewPages[page]} />
        </SiteScope>
      </main>
    </div>
  );
}

interface ShapesProps {
  readonly draft: Theme;
  readonly onChange: (draft: Theme) => void;
  readonly text: WorkshopText;
}

function Shapes({ draft, onChange, text }: ShapesProps) {
  return (
    <section aria-labelledby="shapes" className="flex flex-col gap-4">
      <h2 id="shapes" className="text-title-small">
        {text.shapes}
      </h2>
      {semanticTokens.font.map((role) => (
        <Select
          key={role}
          label={text.fonts[role] ?? role}
          name={`font-${role}`}
          options={families.map(({ name }) => ({ value: name, label: name }))}
          value={draft.fonts[role]?.name ?? ''}
          onChange={(value) => {
            const family = families.find(({ name }) => name === value);
            if (family) onChange(withFont(draft, role, family));
          }}
        />
      ))}
      {semanticTokens.radius.map((role) => (
        <label key={role} className="flex flex-col text-small">
          {text.radii[role]}
          <input
            type="range"
            min="0"
            max="2"
            step="0.125"
            value={Number.parseFloat(draft.radii[role] ?? '0')}
            onChange={({ target }) => onChange(withRadius(draft, role, Number(target.value)))}
            className="min-h-8 w-full cursor-ew-resize accent-action"
          />
        </label>
      ))}
    </section>
  );
}
