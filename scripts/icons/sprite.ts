import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize, type PluginConfig } from 'svgo';
import { type LineIconName, lineIconNames, type MarkName, markNames } from '#design-system/components/Icon/icons.ts';
import { lucideNames, markSources } from './sources.ts';

/** Thinner than lucide's own 2: it stands beside text of regular weight. */
const strokeWidth = 1.75;

/** Hundredths of the grid of 24: what an icon of a thousand pixels would show. Marks come with four places and more. */
const precision = 2;

/** All icons as one SVG file of symbols, one per name, each on a grid of 24 in the colour of the text. */
export async function iconSprite(): Promise<string> {
  const symbols = await Promise.all([...lineIconNames.map(lineSymbol), ...markNames.map(markSymbol)]);
  // The size is for bundlers that measure pictures.
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${symbols.join('')}</svg>`;
  const plugins: PluginConfig[] = [
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    { name: 'convertPathData', params: { floatPrecision: precision } },
    // One element for each icon: a browser reads all of them while a page comes, and repeats those that it shows.
    { name: 'mergePaths', params: { force: true } },
  ];
  // A line for each, for those who read what has changed.
  return optimize(drawn, { plugins }).data.replace(/(?=<symbol|<\/svg>)/g, '\n');
}

async function lineSymbol(name: LineIconName): Promise<string> {
  const { default: Drawing } = await import(`lucide-react/icons/${lucideNames[name]}`);
  const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(renderToStaticMarkup(createElement(Drawing)))?.[1];
  if (!drawing) throw new Error(`lucide has no drawing called ${lucideNames[name]}.`);
  const style = `fill="none" stroke="currentColor" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<symbol id="${name}" viewBox="0 0 24 24" ${style}>${drawing}</symbol>`;
}

async function markSymbol(name: MarkName): Promise<string> {
  const source = markSources[name];
  const path = 'path' in source ? source.path : await pathOf(source.file);
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor" fill-rule="evenodd"><path d="${path}"/></symbol>`;
}

async function pathOf(file: string): Promise<string> {
  const svg = await readFile(new URL(import.meta.resolve(`simple-icons/icons/${file}.svg`)), 'utf8');
  const path = / d="([^"]+)"/.exec(svg)?.[1];
  if (!path) throw new Error(`simple-icons has no path in ${file}.svg.`);
  return path;
}
