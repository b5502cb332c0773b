import { compile } from 'tailwindcss';
import config from '../../tailwind.config.ts';

/** Tells of a class name whether Tailwind, with our configuration, makes a style of it. */
export async function styleMaker(): Promise<(word: string) => boolean> {
  const compiler = await compile('@config "tailwind.config.ts"; @tailwind utilities;', {
    loadModule: async () => ({ path: 'tailwind.config.ts', base: '.', module: config }),
  });
  const known = new Map<string, boolean>();
  let size = compiler.build([]).length;
  return (word) => {
    const answer = known.get(word);
    if (answer !== undefined) return answer;
    const grown = compiler.build([word]).length;
    const makes = grown > size;
    size = grown;
    known.set(word, makes);
    return makes;
  };
}
