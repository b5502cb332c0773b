import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WalkLimits } from '#server/discovery/walkSite.ts';
import { cmsOf, cmsPage } from '#server/testing/testPortal.ts';
import { startTestService, type TestService } from '#server/testing/testService.ts';
import type { ReportSeverity } from '#templates/report/rule.ts';
import { readCommand } from './command.ts';
import type { CheckJson } from './jsonReport.ts';
import { runCheck } from './runCheck.ts';

const text = (html: string) => [{ area: 'main', elements: [{ type: 'text', html }] }];
const home = cmsPage('Groen', {
  url: '/nl/groenkennisnet',
  contents: text(
    '<p>Over <a href="/nl/groenkennisnet/bodem">de bodem</a> en <a href="/nl/groenkennisnet/weg">het oude dossier</a>.</p>',
  ),
});
const soil = cmsPage('Bodem', { contents: text('<p>Zand. <iframe src="https://kaart.example.org"></iframe></p>') });
const pages = { '/nl/groenkennisnet': home, '/nl/groenkennisnet/bodem': soil };

let folder: string;
let cms: TestService | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-check-'));
  vi.stubEnv('DATA_DIR', folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await cms?.close();
  cms = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** @param fails whether the CMS has an error of its own at an address */
async function withCms(answers: Readonly<Record<string, object>>, fails: (address: string) => boolean = () => false) {
  const answer = cmsOf(answers);
  cms = await startTestService((request, response) =>
    fails(request.url ?? '') ? response.writeHead(500).end() : answer(request, response),
  );
  vi.stubEnv('CMS_BASE_URL', cms.origin);
  vi.stubEnv('QUERY_BASE_URL', cms.origin);
}

const check = (...args: string[]) => checkWithin(undefined, ...args);

async function checkWithin(limits: WalkLimits | undefined, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const outlets = {
    stdout: { write: (line: string) => out.push(line) },
    stderr: { write: (line: string) => err.push(line) },
  };
  const code = await runCheck(readCommand(args), outlets, limits);
  return { code, out: out.join(''), err: err.join('') };
}

const readJson = (file: string): CheckJson => JSON.parse(readFileSync(file, 'utf8'));
const fileOf = (name: string, content: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('a whole site', () => {
  beforeEach(() => withCms(pages));

  it('is walked through, and every page held against the report', async () => {
    const { code, out, err } = await check('groenkennisnet');
    expect(code).toBe(1);
    expect(out).toContain('‘het oude dossier’ leidt naar /weg, en die pagina bestaat niet.');
    expect(out).toContain('‘iframe https://kaart.example.org’ mag niet in een tekst staan');
    expect(out).toMatch(/\nFout +Link naar een pagina die er niet is +1 × +1 p\.\n/);
    expect(out).toMatch(/2 pagina’s: 2 fouten, 0 waarschuwingen/);
    // Nobody watches: a log needs no counter.
    expect(err).toBe('');
  });

  it.each(['https://groenkennisnet.nl/', '/nl/groenkennisnet', 'https://api.groenkennisnet.nl/nl/groenkennisnet'])(
    'is meant by the address of its home: %s',
    async (address) => {
      expect((await check(address)).out).toMatch(/2 pagina’s: 2 fouten/);
    },
  );

  it('looks at what links to other sites lead to, and checks no page of theirs', async () => {
    await cms?.close();
    const more = text(
      '<p><a href="/nl/coegroen/thema">De thema’s</a> en <a href="/nl/coegroen/weg">wat er was</a>.</p>',
    );
    const theme = cmsPage('Thema’s', { url: '/nl/coegroen/thema' });
    await withCms({
      ...pages,
      '/nl/groenkennisnet/bodem': cmsPage('Bodem', { contents: more }),
      '/nl/coegroen/thema': theme,
    });
    const { out } = await check('groenkennisnet');
    expect(out).toContain('‘wat er was’ leidt naar https://coegroen.nl/weg');
    expect(out).toMatch(/2 pagina’s: 2 fouten/);
  });

  it('counts where somebody watches', async () => {
    const counted: string[] = [];
    const stderr = { isTTY: true, write: (line: string) => counted.push(line) };
    await runCheck(readCommand(['groenkennisnet']), { stdout: { write: () => true }, stderr });
    expect(counted.join('')).toContain('2 pages checked');
  });

  it('speaks English when it is asked to', async () => {
    expect((await check('groenkennisnet', '--language', 'en')).out).toContain('there is no such page');
  });

  it('tells what is new since the last time', async () => {
    await check('groenkennisnet');
    expect((await check('groenkennisnet')).out).toContain('0 nieuw sinds');
    await cms?.close();
    const more = text(
      '<p>Zand. <iframe src="https://kaart.example.org"></iframe> <a href="https://example.org/x">klik hier</a></p>',
    );
    await withCms({ ...pages, '/nl/groenkennisnet/bodem': cmsPage('Bodem', { contents: more }) });
    const { out } = await check('groenkennisnet');
    expect(out).toContain('Waarschuwing * [link-vague]');
    expect(out).toContain('Fout [link-dead]');
  });

  it('is not said to be checked while pages could not be read: these are named, and the last report stays', async () => {
    const json = join(folder, 'report.json');
    await check('groenkennisnet');
    await cms?.close();
    await withCms(pages, (address) => address === '/nl/groenkennisnet/bodem');
    const { code, out } = await check('groenkennisnet', '--fail-on', 'never', '--json', json);
    expect(code).toBe(2);
    expect(out).toContain('Not all could be read:\n  https://groenkennisnet.nl/bodem\n');
    expect(out).toContain('‘het oude dossier’ leidt naar /weg');
    // What was asked for is written in any case.
    expect(readJson(json).pages).toHaveLength(1);
    await cms?.close();
    await withCms(pages);
    expect((await check('groenkennisnet')).out).toMatch(/2 pagina’s: .* 0 nieuw sinds/);
  });

  it('is not said to be checked while its menu, which leads to pages, could not be read', async () => {
    await cms?.close();
    await withCms(pages, (address) => address.includes('/paginasectie?'));
    const { code, out } = await check('groenkennisnet', '--fail-on', 'never');
    expect(code).toBe(2);
    expect(out).toContain('Not all could be read:\n  https://groenkennisnet.nl/: menu, footer or legal row (nl)\n');
  });

  it('is not said to be checked where it has more pages than are asked: how many at least are left is told', async () => {
    await check('groenkennisnet');
    const limits = { pages: 2, atOnce: 8, timeMs: 60_000 };
    const { code, out } = await checkWithin(limits, 'groenkennisnet', '--fail-on', 'never');
    expect(code).toBe(2);
    expect(out).toContain(
      'Not all could be read:\n  https://groenkennisnet.nl/: at least 1 more address, for after 2 no more are asked\n',
    );
    // The last report is of a whole site still.
    expect((await check('groenkennisnet')).out).toMatch(/2 pagina’s: .* 0 nieuw sinds/);
  });

  it('is not said to be checked where it takes too long', async () => {
    await cms?.close();
    const now = performance.now.bind(performance);
    let passed = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
    await withCms(pages, (address) => {
      passed = address === '/nl/groenkennisnet' ? 120_000 : passed;
      return false;
    });
    const limits = { pages: 100, atOnce: 8, timeMs: 60_000 };
    const { code, out } = await checkWithin(limits, 'groenkennisnet', '--fail-on', 'never');
    clock.mockRestore();
    expect(code).toBe(2);
    expect(out).toContain(
      'https://groenkennisnet.nl/: at least 2 more addresses, for after 1 minute no more are asked\n',
    );
  });
});

describe('one page', () => {
  beforeEach(() => withCms(pages));

  it('is checked by the address that visitors know, with what its links lead to', async () => {
    const { code, out } = await check('https://groenkennisnet.nl/bodem');
    expect(code).toBe(1);
    expect(out).toContain('1 pagina: 1 fout,');
    expect((await check('https://groenkennisnet.nl/bodem', '--language', 'en')).out).toContain('1 page: 1 error,');
    expect(out).toContain('Titel van een andere pagina: de andere pagina’s van de site zijn hier niet bekend');
  });

  it('is refused when the CMS does not have it', async () => {
    await expect(check('https://groenkennisnet.nl/nergens')).rejects.toThrow('the CMS has no such page');
  });
});

describe('files', () => {
  it('are checked without a CMS, sections of the shell left out', async () => {
    fileOf('a.json', soil);
    fileOf('b.json', { type: 'pagesection', title: 'Menu', url: '', contents: [] });
    const { code, out } = await check(folder);
    expect(code).toBe(1);
    expect(out).toContain('1 pagina: 1 fout,');
  });

  it.each([
    ['no JSON', '{', /holds no JSON/],
    ['no object', '[]', /but not an object/],
  ])('are refused when they hold %s', async (_, content, message) => {
    await expect(check(fileOf('a.json', content))).rejects.toThrow(message);
  });

  it('is no reason to leave the others unchecked: a file without a page among them', async () => {
    fileOf('a.json', '<!doctype html>');
    fileOf('b.json', soil);
    const { code, out } = await check(folder, '--fail-on', 'never');
    expect(code).toBe(2);
    expect(out).toContain('1 pagina: ');
    expect(out).toMatch(/Not all could be read:\n {2}\S*a\.json holds no JSON/);
  });

  it.each<[ReportSeverity | 'never', number]>([
    ['error', 0],
    ['warning', 1],
    ['advice', 1],
    ['never', 0],
  ])('end the check as --fail-on %s says', async (level, code) => {
    const html = '<p>Zand. <a href="https://example.org/x">klik hier</a></p>';
    const file = fileOf('a.json', cmsPage('Bodem', { contents: text(html) }));
    expect((await check(file, '--fail-on', level)).code).toBe(code);
  });

  it('are compared with the run that is named', async () => {
    const file = fileOf('a.json', soil);
    const earlier = join(folder, 'out', 'earlier.json');
    await check(file, '--json', earlier);
    expect(readJson(earlier).pages).toMatchObject([
      {
        title: 'Bodem',
        clean: false,
        findings: [{ rule: 'rich-text-loss', isNew: true, text: { mend: expect.any(String) } }],
      },
    ]);
    expect((await check(file, '--since', earlier)).out).toContain('0 nieuw sinds');
    await expect(check(file, '--since', join(folder, 'none.json'))).rejects.toThrow('no file');
    await expect(check(file, '--since', file)).rejects.toThrow('not a report that --json wrote');
  });

  it('give SARIF whose results point into their rules', async () => {
    const sarif = join(folder, 'out.sarif');
    await check(fileOf('a.json', soil), '--sarif', sarif, '--language', 'en');
    const { version, runs } = JSON.parse(readFileSync(sarif, 'utf8'));
    expect([version, runs.length]).toEqual(['2.1.0', 1]);
    const [{ tool, results }] = runs;
    const ids = tool.driver.rules.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(results).toHaveLength(1);
    expect(ids[results[0].ruleIndex]).toBe(results[0].ruleId);
    expect(results[0]).toMatchObject({
      ruleId: 'rich-text-loss',
      level: 'error',
      message: { text: expect.stringContaining('is not allowed in a text') },
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: expect.not.stringMatching(/\s/) } },
          logicalLocations: [{ fullyQualifiedName: '/contents/0/elements/0/html' }],
        },
      ],
    });
  });
});

describe('what is refused', () => {
  it.each([
    [[], /Give what to check/],
    [['--verbose', 'x'], /Unknown option/],
    [['x', '--language', 'fr'], /no language fr/],
    [['x', '--fail-on', 'everything'], /--fail-on knows/],
  ])('%j, with what would be right', (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
  });

  it('what is neither a site, an address nor a file', async () => {
    await expect(check('nergens')).rejects.toThrow(/is not a file, a folder, an address of these sites or a site/);
    await expect(check('https://www.example.org/')).rejects.toThrow(/an address of these sites/);
  });

  it('a CMS that does not answer, with its address', async () => {
    await withCms(pages);
    const origin = cms?.origin ?? '';
    await cms?.close();
    cms = undefined;
    await expect(check('groenkennisnet')).rejects.toThrow(`The CMS at ${origin} does not answer.`);
  });
});
