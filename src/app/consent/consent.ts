import { useMemo, useSyncExternalStore } from 'react';
import type { Consent } from '#templates/renderer/RendererProvider.tsx';

/** What visitors are asked for (specification, section 9). */
export type Purpose = 'video' | 'personalisation' | 'analytics';
/** What they said: yes with a plus, no with a minus. */
export type Answer = `${'+' | '-'}${Purpose}`;

/** Where the answers are kept: when they were given, then what they were. The script before the first paint reads it. */
export const storageKey = 'consent';

const listeners = new Set<() => void>();

/** Calls whenever the answers change. Returns the function that stops it. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The answers that count today: the script before the first paint put them there, without those that are too old. */
export function answers(): string {
  return document.documentElement.dataset.consent ?? '';
}

/** Keeps answers beside those given before, for six months; where storage is closed, for as long as the page lasts. */
export function answer(given: readonly Answer[]): void {
  const isOther = (before: string) => before !== '' && !given.some((now) => now.slice(1) === before.slice(1));
  const choice = [...answers().split(' ').filter(isOther), ...given].join(' ');
  try {
    localStorage.setItem(storageKey, `${new Date().toISOString()} ${choice}`);
  } catch {
    // The choice lasts until the next page.
  }
  adopt(choice);
}

/** Makes these the answers of this page: they were given here, or in another tab. */
export function adopt(choice: string): void {
  document.documentElement.dataset.consent = choice;
  for (const listener of listeners) listener();
}

/** What the visitor said yes to. */
export function allows(purpose: Purpose): boolean {
  return answers().includes(`+${purpose}`);
}

const allowVideo = () => answer(['+video']);

/** Before anything is known of the visitor, and on the server. */
export const noConsent: Consent = { video: false, allowVideo };

/** What the visitor allows of videos; the server, and so hydration, knows of nothing. */
export function useVideoConsent(): Consent {
  const video = useSyncExternalStore(
    onConsent,
    () => allows('video'),
    () => false,
  );
  return useMemo(() => ({ video, allowVideo }), [video]);
}
