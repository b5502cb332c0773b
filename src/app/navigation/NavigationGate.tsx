import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { NavigationProgress } from '#design-system/components/NavigationProgress/NavigationProgress.tsx';
import type { Language } from '#templates/plan/context.ts';
import { fetchAnswer } from '../data/fetchAnswer.ts';
import { type Answer, isPageAnswer } from '../data/useAnswer.ts';
import { type Place, resolveView } from '../routes/resolveView.ts';
import { arriveAt, rememberScroll } from './arrival.ts';
import { useInAppLinks } from './inAppLinks.ts';
import { prepareView } from './prepareView.ts';

interface NavigationGateProps {
  readonly siteLanguage: Language;
  /** Renders the place whose data and code are all at hand. */
  readonly children: (place: Place) => ReactNode;
}

/**
 * Keeps the old page until the new one is ready. The router's address changes at once; what is shown follows when
 * answer, shell, texts and code are there. Meanwhile the loading flag is on (specification, section 4).
 */
export function NavigationGate({ siteLanguage, children }: NavigationGateProps) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const { t, i18n } = useTranslation();
  const { cache, mutate, fallback } = useSWRConfig();
  const [shown, setShown] = useState<Location>(location);
  const arrived = useRef(shown.key);

  const getAnswer = useCallback(
    async (address: string) => {
      const kept: unknown = cache.get(address)?.data ?? fallback[address];
      // Answers come from this portal's own API, whose types they have.
      if (kept !== undefined) return kept as Answer;
      return (await mutate(address, fetchAnswer(address), { revalidate: false })) as Answer;
    },
    [cache, mutate, fallback],
  );

  useInAppLinks(navigate);
  useEffect(() => rememberScroll(), []);

  useEffect(() => {
    if (location.key === shown.key) return;
    if (isSamePage(location, shown)) {
      setShown(location);
      return;
    }
    let abandoned = false;
    const follow = (address: string) => {
      // A redirect may lead to another site.
      if (address.startsWith('/')) navigate(address, { replace: true });
      else window.location.replace(address);
    };
    prepareView(resolveView(location, siteLanguage), siteLanguage, getAnswer, i18n).then(
      ({ answer }) => {
        if (abandoned) return;
        if (isPageAnswer(answer) && answer.location) follow(answer.location);
        else startTransition(() => setShown(location));
      },
      // Neither data nor code can be had: the server's own answer, or the browser's offline page, says why.
      () => !abandoned && window.location.assign(location.pathname + location.search + location.hash),
    );
    return () => {
      abandoned = true;
    };
  }, [location, shown, siteLanguage, getAnswer, i18n, navigate]);

  useEffect(() => {
    if (arrived.current === shown.key) return;
    arrived.current = shown.key;
    arriveAt(shown, navigationType === 'POP' ? 'return' : 'visit');
  }, [shown, navigationType]);

  const waiting = location.key !== shown.key;
  return (
    <>
      <NavigationProgress state={waiting ? 'waiting' : 'idle'} label={t('navigation.waiting')} />
      {children(shown)}
    </>
  );
}

function isSamePage(one: Place, other: Place): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}
