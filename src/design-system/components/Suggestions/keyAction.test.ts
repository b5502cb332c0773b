import { describe, expect, it } from 'vitest';
import { keyAction } from './keyAction.ts';

const bare = { isComposing: false, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const open = (activeId?: string) => ({ ids: ['a', 'b'], activeId });
const closed = { ids: [], activeId: undefined };

describe('keyAction', () => {
  it.each([
    ['ArrowDown', undefined, 'a'],
    ['ArrowDown', 'a', 'b'],
    ['ArrowDown', 'b', undefined],
    ['ArrowUp', undefined, 'b'],
    ['ArrowUp', 'b', 'a'],
    ['ArrowUp', 'a', undefined],
  ])('%s goes from %j to %j', (key, from, to) => {
    expect(keyAction({ ...bare, key }, open(from))).toEqual({ kind: 'move', id: to });
  });

  it('opens a closed list downwards only', () => {
    expect(keyAction({ ...bare, key: 'ArrowDown' }, closed).kind).toBe('open');
    expect(keyAction({ ...bare, key: 'ArrowUp' }, closed).kind).toBe('none');
  });

  it('closes an open list by Alt and up', () => {
    expect(keyAction({ ...bare, key: 'ArrowUp', altKey: true }, open('a')).kind).toBe('close');
  });

  it('chooses with Enter what the arrows are at, else leaves Enter to the form', () => {
    expect(keyAction({ ...bare, key: 'Enter' }, open('b'))).toEqual({ kind: 'choose', id: 'b' });
    expect(keyAction({ ...bare, key: 'Enter' }, open()).kind).toBe('none');
  });

  it('closes with Escape, and leaves a second Escape to the field', () => {
    expect(keyAction({ ...bare, key: 'Escape' }, open()).kind).toBe('close');
    expect(keyAction({ ...bare, key: 'Escape' }, closed).kind).toBe('none');
  });

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('goes back to the text with %s', (key) => {
    expect(keyAction({ ...bare, key }, open('a')).kind).toBe('type');
    expect(keyAction({ ...bare, key }, closed).kind).toBe('none');
  });

  it.each(['a', 'Tab', 'Backspace', ' '])('leaves %j to the field', (key) => {
    expect(keyAction({ ...bare, key }, open('a')).kind).toBe('none');
  });

  it.each(['isComposing', 'shiftKey', 'ctrlKey', 'metaKey'])('takes no keys while %s', (modifier) => {
    expect(keyAction({ ...bare, key: 'ArrowDown', [modifier]: true }, open('a')).kind).toBe('none');
    expect(keyAction({ ...bare, key: 'Enter', [modifier]: true }, open('a')).kind).toBe('none');
  });
});
