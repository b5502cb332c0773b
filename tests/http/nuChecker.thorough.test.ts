import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { ask } from '#tests/e2e/helpers/network.ts';
import { documents, nameOf, type PortalDocument } from './html/documents.ts';
import { checkFiles, hasJava } from './html/nuChecker.ts';
import { startTroubledPortal, troubledDocuments } from './html/troubledPortal.ts';

const note = hasJava ? '' : ' (skipped: there is no Java)';

test.skipIf(!hasJava)(`the Nu HTML checker finds nothing in any document${note}`, { timeout: 600_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-documents-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const troubled = await startTroubledPortal();
  onTestFinished(() => troubled.close());

  const files: string[] = [];
  const save = async (port: number, { status, ...asked }: PortalDocument, prefix: string) => {
    const answer = await ask({ port, ...asked });
    expect(answer.status, nameOf({ status, ...asked })).toBe(status);
    const name = `${prefix}-${files.length} ${nameOf({ status, ...asked })}`.replaceAll(/[^\w-]+/g, '_');
    const file = join(folder, `${name.slice(0, 100)}.html`);
    await writeFile(file, answer.text);
    files.push(file);
  };
  for (const document of documents()) await save(inject('port'), document, 'portal');
  for (const document of troubledDocuments) await save(troubled.port, document, 'troubled');

  expect(files.length).toBeGreaterThan(200);
  expect(await checkFiles(files, folder)).toEqual([]);
});
