/** How long after its arrival a lazy picture counts as loaded, in ms (specification, section 9). */
export const loadedDelay = 100;

/**
 * Gives a lazy picture the class `loaded` 100 ms after it has come. A ref of one function for all pictures: no state,
 * nothing on the server, and no class before hydration has compared the page. A picture that never comes stays as it
 * is, with its alternative text on the tinted ground.
 */
export function markLoaded(picture: HTMLImageElement): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    waiting = setTimeout(() => picture.classList.add('loaded'), loadedDelay);
  };
  // Complete without a size is a picture that failed.
  if (picture.complete && picture.naturalWidth > 0) wait();
  else picture.addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(waiting);
    picture.removeEventListener('load', wait);
  };
}
