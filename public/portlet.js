// Gives frames of portlets their height where nothing else does.
{
  const frames = () => document.querySelectorAll('iframe[data-portlet]');
  // A page whose policy refuses styles in HTML has refused the frame's own; a script may set them.
  const dress = (frame) => {
    if (frame.style.length === 0) frame.style.cssText = frame.getAttribute('style') ?? '';
  };
  // Asked of the frame: where the browser could do it, an editor may have dropped the style that says so.
  const sizesItself = (frame) => getComputedStyle(frame).getPropertyValue('frame-sizing') === 'content-height';

  addEventListener('message', ({ data, origin, source }) => {
    const height = data?.portletHeight;
    if (typeof height !== 'number' || !(height > 0)) return;
    for (const frame of frames()) {
      const { sandbox, src } = frame;
      // A frame in a sandbox has no origin; one may still wait for its address.
      const isBare = sandbox.length > 0 && !sandbox.contains('allow-same-origin');
      const expected = isBare ? 'null' : URL.canParse(src) && new URL(src).origin;
      if (source !== frame.contentWindow || origin !== expected) continue;
      dress(frame);
      if (!sizesItself(frame)) frame.style.height = `${Math.min(Math.max(Math.ceil(height), 200), 20000)}px`;
    }
  });
  // Those before this script have said it already.
  for (const frame of frames()) {
    dress(frame);
    frame.contentWindow?.postMessage('portletHeight', '*');
  }
}
