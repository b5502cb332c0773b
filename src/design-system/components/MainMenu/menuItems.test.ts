import { describe, expect, it } from 'vitest';
import { initialSubmenu, leadsToCurrent, type MenuItem } from './menuItems.ts';

const leaf = (label: string, current = false): MenuItem => ({ label, href: `/${label}`, current });
const branch = (label: string, children: MenuItem[]): MenuItem => ({ ...leaf(label), children });

describe('an entry that leads to the page being read', () => {
  it('is that page itself', () => {
    expect(leadsToCurrent(leaf('nieuws', true))).toBe(true);
    expect(leadsToCurrent(leaf('nieuws'))).toBe(false);
  });

  it('holds that page at any depth', () => {
    expect(leadsToCurrent(branch('dier', [branch('melkvee', [leaf('weidegang', true)])]))).toBe(true);
  });
});

describe('the submenu that lies open at first', () => {
  it('is the one with the page being read', () => {
    expect(initialSubmenu([branch('bodem', [leaf('veen')]), branch('dier', [leaf('varkens', true)])])).toBe(1);
  });

  it('is the first one when the page is in none', () => {
    expect(initialSubmenu([leaf('nieuws', true), branch('bodem', [leaf('veen')])])).toBe(1);
  });

  it('is none when there are no submenus, or empty ones', () => {
    expect(initialSubmenu([leaf('nieuws'), branch('agenda', [])])).toBeUndefined();
  });
});
