// Gives frames of portlets their height, in browsers that cannot do that by themselves.
if (!CSS.supports('frame-sizing', 'content-height')) {
  addEventListener('message', ({ data, origin, source }) => {
    const height = data?.portletHeight;
    if (typeof height !== 'number' || !(height > 0)) return;
    for (const frame of document.querySelectorAll('iframe[data-portlet]')) {
      const { sandbox } = frame;
      // Some pages put the address in only once a visitor agrees.
      if (!URL.canParse(frame.src)) continue;
      // A frame in a sandbox has no origin.
      const isBare = sandbox.length > 0 && !sandbox.contains('allow-same-origin');
      const expected = isBare ? 'null' : new URL(frame.src).origin;
      if (source !== frame.contentWindow || origin !== expected) continue;
      frame.style.height = `${Math.min(Math.max(Math.ceil(height), 200), 20000)}px`;
    }
  });
  // Those that stood here before this script have said it already.
  for (const frame of document.querySelectorAll('iframe[data-portlet]'))
    frame.contentWindow?.postMessage('portletHeight', '*');
}
