import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { settingNames } from '#server/settings/environment.ts';
import { readSettings } from '#server/settings/readSettings.ts';
import { deploy } from './programs.ts';

const example = parseEnv(readFileSync(join(deploy, 'portal.env.example'), 'utf8'));

describe('the settings of a server', () => {
  it('are settings of the portal', () => {
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(example)));
  });

  it('start no portal with a key that everybody knows, and one with a key of its own', () => {
    expect(() => readSettings(example)).toThrow(/^A setting is wrong:\n {2}PICTURE_KEY is no such key/);
    const former = 'CHANGE-to-32-random-bytes-of-your-own';
    expect(() => readSettings({ ...example, PICTURE_KEY: former })).toThrow(/PICTURE_KEY/);
    const key = 'a-key-of-thirty-two-random-bytes';
    expect(readSettings({ ...example, PICTURE_KEY: key }).pictureKeys).toEqual([key]);
  });
});
