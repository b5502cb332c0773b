import { type Browser, chromium } from 'playwright';

/** The system's Chromium (CHROMIUM_PATH), or Playwright's own; it paints alike each time, and asks nothing of any network. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // The run decides by itself what Ctrl+C ends.
    handleSIGINT: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      // A tile of which a part is painted anew has other roundings at their edge than one that is painted whole.
      '--disable-partial-raster',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}
