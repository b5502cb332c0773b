import { expect } from '@playwright/test';

/** The link in the newest letter to an address, in a portal's mailbox; waits until the letter is there. */
export async function newestLink(mailbox: string, address: string): Promise<string> {
  const letterOf = async () => {
    const list = await (await fetch(`${mailbox}/`)).text();
    const items = list.split('<li>').slice(1);
    return items.find((item) => item.includes(address))?.match(/href="(\/letters\/\d+)"/)?.[1];
  };
  await expect.poll(letterOf).toBeDefined();
  const letter = await (await fetch(`${mailbox}${await letterOf()}`)).text();
  const [, link = ''] = /<pre>[\s\S]*?<a href="([^"]+)"/.exec(letter) ?? [];
  return link.replaceAll('&amp;', '&');
}
