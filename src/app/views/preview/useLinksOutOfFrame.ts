import { useEffect } from 'react';

/**
 * Lets links and forms of a framed page lead the whole window: no public page may stand in a frame. Places on the page
 * itself stay in it. Their `target` is set for the very press, so that the page stays as visitors get it.
 */
export function useLinksOutOfFrame(): void {
  useEffect(() => {
    if (window.top === window) return;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.href && !link.target && !isHere(link)) leadTop(link);
    };
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && !target.target) leadTop(target);
    };
    addEventListener('click', onClick, true);
    addEventListener('submit', onSubmit, true);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
    };
  }, []);
}

function leadTop(element: HTMLAnchorElement | HTMLFormElement): void {
  element.target = '_top';
  setTimeout(() => element.removeAttribute('target'));
}

function isHere({ hash, origin, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && origin + pathname + search === location.origin + location.pathname + location.search;
}
