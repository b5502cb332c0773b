import { expect } from '@playwright/test';
import { test } from './helpers/test.ts';
import { variations } from './helpers/thorough.ts';

/* Films that the portal itself answers: what plays of them in a real browser. */

test('a film behind a title moves by itself, and can be stopped', async ({ page, address }) => {
  await page.goto(address('/nachtleven', 'toolbox-all4biodiversity'));
  const film = page.locator('header video');
  const timeOf = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(timeOf).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pauzeer de achtergrondvideo' }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('who wants less motion keeps the picture', async ({ page, address }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address('/nachtleven', 'toolbox-all4biodiversity'));
  await page.waitForLoadState('load');
  await expect(page.locator('header img')).toBeVisible();
  const moving = page.locator('header video').filter({ visible: true });
  await expect
    .poll(() => moving.evaluateAll((films: HTMLVideoElement[]) => films.every((film) => film.paused)))
    .toBe(true);
});

test('a film among the text plays when it is asked to', async ({ page, address }) => {
  await page.goto(address('/videos'));
  const film = page.locator('main video').first();
  await film.scrollIntoViewIfNeeded();
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
});

const own = variations<{ site: string; path: string; language: string; words: string }>(
  { site: 'eurcaw-pigs', path: '/video-library', language: 'en', words: '[no sound]' },
  { site: 'groenkennisnet', path: '/videos', language: 'nl', words: '[zonder geluid]' },
  { site: 'dierenwelzijnsweb', path: '/videos', language: 'nl', words: '[zonder geluid]' },
);

for (const [{ site, path, language, words }, when] of own) {
  test(
    `${site}: a film of our own has captions and says in writing what it shows`,
    when,
    async ({ page, address, watch }) => {
      await page.goto(address(path, site));
      const film = page.locator('main video').first();
      const first = await film.evaluate(
        (video: HTMLVideoElement) =>
          new Promise<string>((done) => {
            const [track] = video.textTracks;
            if (!track) return done('no track');
            const read = () => done([track.language, (track.cues?.[0] as VTTCue | undefined)?.text].join(' '));
            video.querySelector('track')?.addEventListener('load', read);
            track.mode = 'hidden';
          }),
      );
      expect(first).toBe(`${language} ${words}`);
      const written = film.locator('xpath=ancestor::figure/following-sibling::details');
      await written.locator('summary').click();
      await expect(written.locator('p')).toContainText(/geen geluid|no sound/);
      expect(watch.troubles).toEqual([]);
    },
  );
}
