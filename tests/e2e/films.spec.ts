import { expect } from '@playwright/test';
import { test } from './helpers/test.ts';

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
