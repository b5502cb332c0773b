import type { Module } from './modules.ts';
import type { Definition, NamedRule, StyleRule } from './styleSheet.ts';

/** Tools that make the stories' code, and that no story imports. */
export const buildTools = ['vite', '@vitejs/plugin-react', '@storybook/react-vite', 'storybook'] as const;

/** What a set of stories is made of, as one built Storybook has it. */
export interface Inputs {
  readonly modules: Readonly<Record<string, Module>>;
  /** Files that every story reaches through the preview. */
  readonly preview: readonly string[];
  readonly rules: readonly StyleRule[];
  readonly definitions: readonly Definition[];
  readonly named: readonly NamedRule[];
  /** Classes that stand in no file of ours: who wears them is not known. */
  readonly foreignClasses: readonly string[];
  /** Versions of what each imported package brings along, as one hash. */
  readonly packages: Readonly<Record<string, string>>;
  /** Settings of the build, and files that are served as they are: one hash each, by path. */
  readonly settings: Readonly<Record<string, string>>;
}

/** A story as its Storybook knows it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly exportName: string;
  /** Its file, from the root. */
  readonly file: string;
  /** What the story itself holds against the toolbar. */
  readonly pinned: { readonly site?: string; readonly mode?: string };
  /** Sets of arguments that are looked at besides its own, by name. */
  readonly variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** How different a pixel has to be, from 0 (at all) to 1. */
  readonly threshold: number;
  /** Selectors of what is not compared. */
  readonly masks: readonly string[];
}
