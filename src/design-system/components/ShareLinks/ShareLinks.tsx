import { useEffect, useId, useState } from 'react';
import { listRole } from '../Grid/listRole.ts';
import { Icon } from '../Icon/Icon.tsx';
import { opensNewTab } from '../Link/isExternalUrl.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { shareLinksVariants } from './ShareLinks.variants.ts';
import { type ShareChannel, shareAddress, shareChannels } from './shareAddresses.ts';

export interface ShareLinksProps {
  /** The page's full address, and its title. */
  url: string;
  title: string;
  texts: {
    /** Names the list: "Deel deze pagina". */
    label: string;
    /** The name of each link: "Deel op LinkedIn", "Deel per e-mail". */
    channels: Record<ShareChannel, string>;
    /** Read out after links that open a new tab: "opent in een nieuw tabblad". */
    externalHint: string;
    copy: string;
    copied: string;
    /** Said when the browser does not let the address be copied. */
    copyFailed: string;
    /** Opens the device's own sheet: "Delen via…". */
    share: string;
  };
}

/**
 * Passes a page on: plain links without scripts of others, a copied address, and the device's own sheet where the
 * browser has one.
 */
export function ShareLinks({ url, title, texts }: ShareLinksProps) {
  const labelId = useId();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async () => {
    // Emptied first: a live region that says the same again says nothing.
    setOutcome('none');
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <p id={labelId} className="font-strong text-small">
        {texts.label}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <ul {...listRole} aria-labelledby={labelId} className="flex flex-wrap gap-2">
          {shareChannels.map((channel) => (
            <li key={channel}>
              <ChannelLink channel={channel} href={shareAddress(channel, { url, title })} texts={texts} />
            </li>
          ))}
        </ul>
        {/* Without script neither can do anything. */}
        <div className="flex flex-wrap gap-2 noscript:hidden">
          <button type="button" onClick={copy} className={shareLinksVariants({ shape: 'pill' })}>
            <Icon name={outcome === 'copied' ? 'check' : 'link'} />
            {texts.copy}
          </button>
          <DeviceSheet url={url} title={title} label={texts.share} />
        </div>
      </div>
      {/* Its line is kept: nothing moves when it speaks. */}
      <p role="status" className="min-h-[1lh] text-small text-text-muted noscript:hidden">
        {outcome === 'copied' && texts.copied}
        {outcome === 'failed' && texts.copyFailed}
      </p>
    </div>
  );
}

interface ChannelLinkProps extends Pick<ShareLinksProps, 'texts'> {
  channel: ShareChannel;
  href: string;
}

function ChannelLink({ channel, href, texts }: ChannelLinkProps) {
  const leaving = opensNewTab(href);
  return (
    <a
      href={href}
      {...(leaving ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={shareLinksVariants({ shape: 'round' })}
    >
      <Icon name={channel} />
      <VisuallyHidden>
        {leaving ? `${texts.channels[channel]} (${texts.externalHint})` : texts.channels[channel]}
      </VisuallyHidden>
    </a>
  );
}

/** Its place is kept from the start, at the end of the row, and stays empty in browsers that have no such sheet. */
function DeviceSheet({ url, title, label }: { url: string; title: string; label: string }) {
  const [present, setPresent] = useState(false);
  useEffect(() => setPresent('share' in navigator), []);
  // Closing the sheet without a choice rejects, and is no failure.
  const share = () => void navigator.share({ url, title }).catch(() => {});
  return (
    <div className={present ? undefined : 'invisible'}>
      <button type="button" onClick={share} className={shareLinksVariants({ shape: 'pill' })}>
        <Icon name="share" />
        {label}
      </button>
    </div>
  );
}
