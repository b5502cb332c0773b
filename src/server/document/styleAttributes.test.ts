import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { styleAttributes } from './styleAttributes.ts';

const named = (style: string) => `sha256-${hash('sha256', style, 'base64')}`;

describe('the attributes of style that a document may have', () => {
  it.each([
    '--focus-x:0.65;--focus-y:0.4;--ratio:1.5',
    'object-position:62% 36%',
    '--lead-rows:1fr',
    '--lead-rows:repeat(98, auto) 1fr',
    '--slides:7;inset-inline-start:0%',
    '--frame-width:390px',
    'flex:1440 1 0',
    '--split:50%',
    '--split:50%;--slider-width:390px',
  ])('are what components measure: %s', (style) => {
    expect(styleAttributes(`<div class="a" style="${style}"><p>x</p></div>`)).toEqual([named(style)]);
  });

  it.each([
    'color:red',
    'object-position:62% 36%;color:red',
    'position:fixed;inset:0',
    '--lead-rows:1fr;background:url(https://evil.example/)',
    '--focus-x:url(//evil.example);--focus-y:0;--ratio:1',
    'flex:1 1 0;position:fixed',
    '--frame-width:390px\nposition:fixed',
  ])('are nothing that came with a text: %s', (style) => {
    expect(styleAttributes(`<p style="${style}">x</p>`)).toEqual([]);
  });

  it('are each named once', () => {
    const lead = '<ul style="--lead-rows:repeat(1, auto) 1fr"></ul>';
    expect(styleAttributes(lead + lead)).toHaveLength(1);
  });

  it('stay few enough for a header', () => {
    const many = Array.from({ length: 100 }, (_, width) => `<i style="--frame-width:${width}px"></i>`).join('');
    expect(styleAttributes(many)).toHaveLength(24);
  });
});
