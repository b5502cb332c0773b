// Gives frames of portlets their height, in browsers that cannot do that by themselves.
if (!CSS.supports('frame-sizing', 'content-height')) {
  const frames = () => document.querySelectorAll('iframe[data-portlet]');
  addEventListener('message', ({ data, origin, source }) => {
    const height = data?.portletHeight;
    if (typeof height !== 'number' || !(height > 0)) return;
    for (const frame of frames()) {
      const { sandbox, src } = frame;
      // A frame in a sandbox has no origin; one may still wait for its address.
      const isBare = sandbox.length > 0 && !sandbox.contains('allow-same-origin');
      const expected = isBare ? 'null' : URL.canParse(src) && new URL(src).origin;
      if (source !== frame.contentWindow || origin !== expected) continue;
      frame.style.height = `${Math.min(Math.max(Math.ceil(height), 200), 20000)}px`;
    }
  });
  // Those before this script have said it already.
  for (const frame of frames()) frame.contentWindow?.postMessage('portletHeight', '*');
}
