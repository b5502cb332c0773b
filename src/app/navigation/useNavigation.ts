import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { Language } from '#languages/languages.ts';
import { AnswerUnreachable } from '../api/fetchResponse.ts';
import { reloadForCode } from '../failures/reloadForCode.ts';
import { useI18n } from '../language/useTexts.ts';
import type { Journeys } from './navigator/createNavigator.ts';
import { prepareView } from './prepareView.ts';
import { whenIdle } from './whenIdle.ts';

/** What a visitor who waits hears and sees, besides the loading flag. */
export interface Wait {
  readonly message: string;
  readonly overlay: ReactNode;
}

export interface Journey extends Wait {
  /** The place on the screen; the address bar may be ahead of it. */
  readonly shown: Location;
  readonly state: 'idle' | 'waiting';
}

const noWait: Wait = { message: '', overlay: null };

/**
 * Follows the router's address: what is shown is the last place whose data and code were all at hand. How one gets
 * there is code of its own, which the page does without until it is idle or somebody goes on.
 */
export function useJourney(siteLanguage: Language): Journey {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const i18n = useI18n();
  const swr = useSWRConfig();
  const [shown, setShown] = useState(location);
  const [wait, setWait] = useState(noWait);
  const [title, setTitle] = useState('');
  const arrived = useRef(shown);
  const journeys = useRef<Journeys>(undefined);
  const [load] = useState(() => async () => {
    const { createJourneys } = await import('./navigator/createNavigator.ts');
    journeys.current ??= createJourneys({ swr, i18n, siteLanguage, navigate, prepareView });
    return journeys.current;
  });

  useEffect(() => {
    if (location.key === shown.key) return;
    const { signal, abort } = abortable();
    const show = (next: Wait) => !signal.aborted && setWait(next);
    load()
      .then((all) => all.travel({ from: shown, to: location, type, signal, show }))
      .then((quiet) => {
        if (signal.aborted || !quiet) return;
        startTransition(() => {
          setShown(location);
          setWait(quiet);
        });
      })
      .catch((error: unknown) => {
        if (signal.aborted || reloadForCode(error)) return;
        // No data can be had: the server's own answer, or the browser's offline page, says why.
        if (error instanceof AnswerUnreachable) return window.location.reload();
        // React shows the error page for what is thrown here.
        setShown(() => {
          throw error;
        });
      });
    return () => {
      abort();
      setWait((last) => journeys.current?.quiet() ?? last);
    };
  }, [location, shown, type, load]);

  useLayoutEffect(() => {
    if (arrived.current !== shown) journeys.current?.arrive(arrived.current, shown, type);
  }, [shown, type]);

  useEffect(() => {
    // By now the new page has given the document its title.
    if (arrived.current !== shown) setTitle(document.title);
    arrived.current = shown;
    const look = () =>
      void load().then(
        (all) => all.lookAround(),
        () => {},
      );
    // Only the journeys know where an earlier document of this tab was scrolled to.
    if (history.scrollRestoration === 'manual' && !journeys.current) look();
    return whenIdle(look);
  }, [shown, load]);

  const state = location.key === shown.key ? 'idle' : 'waiting';
  return { shown, state, overlay: wait.overlay, message: state === 'waiting' ? wait.message : title };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
