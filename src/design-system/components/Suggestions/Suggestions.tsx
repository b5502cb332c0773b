import './Suggestions.css';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** A piece of a text, and whether it is what was typed. */
export interface TextPart {
  readonly text: string;
  /** Where it begins in the whole. */
  readonly start: number;
  readonly isTyped: boolean;
}

export interface Suggestion {
  /** Of its element: what `aria-activedescendant` of the field names. */
  readonly id: string;
  readonly text: string;
  /** The text in pieces: what is typed is marked. */
  readonly parts: readonly TextPart[];
  /** How many there are of it: "22", and of what, which is heard: "publicaties". */
  readonly count?: { readonly number: string; readonly unit: string } | undefined;
  /** Where it leads; without it choosing is the caller's. */
  readonly href?: string | undefined;
}

export interface SuggestionGroup {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly suggestions: readonly Suggestion[];
}

export interface SuggestionsProps {
  /** What `aria-controls` of the field names. */
  readonly id: string;
  /** Name of the list: "Suggesties". */
  readonly label: string;
  readonly groups: readonly SuggestionGroup[];
  /** The id of the suggestion that the keyboard is at. */
  readonly activeId: string | undefined;
  /** A suggestion was clicked. One that leads somewhere goes there by itself, as links do. */
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** A group of options: a fieldset, which HTML has for groups, may not stand in a list. */
const groupNamedBy = (id: string) => ({ role: 'group', 'aria-labelledby': id }) as const;

/**
 * Suggestions for what is typed, in groups below the field: the list of a combobox (ARIA 1.2). The focus
 * stays in the field, which says by `activeId` where the keyboard is.
 */
export function Suggestions({ id, label, groups, activeId, onChoose }: SuggestionsProps) {
  return (
    // Pressing a button of the mouse here would take the focus from the field, and with it the list.
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="suggestions"
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <div key={group.id} {...groupNamedBy(`${id}-${group.id}`)} className="suggestions-group">
          <div id={`${id}-${group.id}`} role="presentation" className="suggestions-title">
            {group.title}
          </div>
          {group.suggestions.map((suggestion) => (
            <Option
              key={suggestion.id}
              suggestion={suggestion}
              icon={group.icon}
              isActive={suggestion.id === activeId}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  suggestion: Suggestion;
  icon: IconName;
  isActive: boolean;
  onChoose: SuggestionsProps['onChoose'];
}

function Option({ suggestion, icon, isActive, onChoose }: OptionProps) {
  const { id, parts, count, href } = suggestion;
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: 'suggestion',
    onClick: () => onChoose(suggestion),
  } as const;
  const content = (
    <>
      <Icon name={icon} size="small" />
      <span className="suggestion-text">
        {parts.map((part) => (part.isTyped ? <mark key={part.start}>{part.text}</mark> : part.text))}
      </span>
      {count && (
        <span className="suggestion-count">
          {count.number}
          <VisuallyHidden> {count.unit}</VisuallyHidden>
        </span>
      )}
    </>
  );
  return href === undefined ? (
    <div {...shared}>{content}</div>
  ) : (
    <a {...shared} href={href}>
      {content}
    </a>
  );
}
