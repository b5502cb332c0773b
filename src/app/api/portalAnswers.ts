/** Longer than a document takes that a portal has (ms). */
const patience = 5000;

/**
 * Whether the portal has this page's document just now. A portal that restarts has not, nor has what stands in front of
 * it: code that cannot be had then says nothing of another release.
 */
export async function portalAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return status < 500;
  } catch {
    return false;
  }
}
