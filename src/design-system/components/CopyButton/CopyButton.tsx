import { useState } from 'react';
import { Button } from '../Button/Button.tsx';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  texts: {
    copy: string;
    copied: string;
    /** Said when the browser does not let it be copied. */
    copyFailed: string;
  };
}

/** Copies a text that stands beside it, and says whether that went well. Without script it is not there. */
export function CopyButton({ text, texts }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async () => {
    // Emptied first: a live region that says the same again says nothing.
    setOutcome('none');
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-4 noscript:hidden print:hidden">
      <Button tone="secondary" size="small" icon={outcome === 'copied' ? 'check' : 'document'} onClick={copy}>
        {texts.copy}
      </Button>
      <p role="status" className="min-h-[1lh] text-small text-text-muted">
        {outcome === 'copied' && texts.copied}
        {outcome === 'failed' && texts.copyFailed}
      </p>
    </div>
  );
}
