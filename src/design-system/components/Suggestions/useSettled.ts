import { useEffect, useState } from 'react';

/** Longer than the time between two letters, and than an answer takes (ms). */
const calm = 700;

/** A sentence once it has stayed the same for a while; nothing at once. So one is said for a word, not for each letter. */
export function useSettled(sentence: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sentence), sentence === '' ? 0 : calm);
    return () => clearTimeout(timer);
  }, [sentence]);
  return sentence === '' ? '' : settled;
}
