import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { facets } from '#services/query/collection/facets.ts';
import { openThesaurus } from '#services/query/engine/thesaurus/openThesaurus.ts';
import type { Engine } from '#services/query/ports/engine.ts';
import type { PageChange } from '#services/query/ports/passagePort.ts';
import { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';
import { everydayQuestions } from './answers/everydayQuestions.ts';
import { freshKeptQuestions, freshMendingQuestions } from './answers/freshQuestions.ts';
import { keptQuestions, lastQuestions, mendingQuestions } from './answers/laterQuestions.ts';
import { latestKeptQuestions } from './answers/latestKeptQuestions.ts';
import { latestMendingQuestions } from './answers/latestMendingQuestions.ts';
import { otherQuestions } from './answers/otherQuestions.ts';
import { ownQuestions } from './answers/ownQuestions.ts';
import { plainWordQuestions } from './answers/plainWordQuestions.ts';
import type { JudgedQuestion } from './answers/question.ts';
import { visitorsKeptQuestions } from './answers/visitorsKeptQuestions.ts';
import { visitorsLaterQuestions } from './answers/visitorsLaterQuestions.ts';
import { visitorsMendingQuestions } from './answers/visitorsMendingQuestions.ts';
import type { Row } from './row.ts';

/** Planning pages takes code that only Vite can read. */
async function readPages(): Promise<PageChange[]> {
  const { module } = await runnerImport<typeof import('./answers/samplePages.ts')>(
    join(import.meta.dirname, 'answers', 'samplePages.ts'),
  );
  return module.samplePages();
}

/** How questions that people judged are answered, without a model. */
export async function benchAnswers(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'answers-'));
  const database = await startDatabase(folder);
  try {
    const thesaurus = await openThesaurus({ thesaurus: undefined, synonyms: undefined, log: () => {} });
    const engine = await openPostgresEngine({ database, facets, thesaurus, log: () => {} });
    await engine.collection.seed(sampleRecords);
    await engine.pages.apply(await readPages());
    return [
      ...(await judge(engine, 'questions by ourselves', ownQuestions)),
      ...(await judge(engine, 'questions by another hand', otherQuestions)),
      ...(await judge(engine, 'later questions, mended by', mendingQuestions)),
      ...(await judge(engine, 'later questions, opened and mended by', keptQuestions)),
      ...(await judge(engine, 'fresh questions, mended by', freshMendingQuestions)),
      ...(await judge(engine, 'last questions, opened before', lastQuestions)),
      ...(await judge(engine, 'fresh questions, opened once', freshKeptQuestions)),
      ...(await judge(engine, 'latest questions, to mend by', latestMendingQuestions)),
      ...(await judge(engine, 'latest questions, kept', latestKeptQuestions)),
      ...(await judge(engine, 'questions in everyday words, never mended by', everydayQuestions)),
      ...(await judge(engine, 'questions in plain words, opened once', plainWordQuestions)),
      ...(await judge(engine, 'visitors’ questions, mended by', visitorsMendingQuestions)),
      ...(await judge(engine, 'later visitors’ questions, mended by', visitorsLaterQuestions)),
      ...(await judge(engine, 'visitors’ questions, kept', visitorsKeptQuestions)),
    ];
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function judge({ passages }: Engine, what: string, questions: readonly JudgedQuestion[]): Promise<Row[]> {
  const places = await Promise.all(
    questions.map(async ({ asked, language, site, answers }) => {
      const found = await passages.find({ scope: 'gkn3', site, question: asked, after: [], language, limit: 5 });
      const place = found.passages.findIndex(({ quote }) => answers.some((answer) => quote.includes(answer)));
      if (process.env.ANSWERS_SHOWN === 'true') {
        const shown = found.passages.slice(0, 3).map(({ quote }) => `    ${quote.slice(0, 160)}`);
        console.error(`${answers.length === 0 ? '-' : place + 1} ${found.kind}: ${asked}\n${shown.join('\n')}`);
      }
      return { isAnswered: found.passages.length > 0, hasAnswer: answers.length > 0, place };
    }),
  );
  const answerable = places.filter(({ hasAnswer }) => hasAnswer);
  const others = places.filter(({ hasAnswer }) => !hasAnswer);
  const within = (most: number) => answerable.filter(({ place }) => place >= 0 && place < most).length;
  return [
    row(`${what}: the answer stands first`, within(1), answerable.length, 60, 'least'),
    row(`${what}: the answer is among the first three`, within(3), answerable.length, 80, 'least'),
    row(
      `${what}: an answer where there is none`,
      others.filter(({ isAnswered }) => isAnswered).length,
      others.length,
      10,
      'most',
    ),
  ];
}

function row(what: string, count: number, of: number, goal: number, bound: 'least' | 'most'): Row {
  const share = of === 0 ? 0 : (100 * count) / of;
  const met = bound === 'least' ? share >= goal : share <= goal;
  return { what, value: `${count} of ${of}, ${share.toFixed(0)} %`, goal: `at ${bound} ${goal} %`, met };
}
