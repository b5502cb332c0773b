/** Whether the visitor leaves the page: browsers then break off its calls, some before they say so. */
export function noteLeaving() {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  const events = ['beforeunload', 'pagehide'];
  for (const event of events) addEventListener(event, note);
  return {
    async isSeen() {
      if (!isLeaving) await new Promise((resolve) => setTimeout(resolve, 300));
      return isLeaving;
    },
    stop() {
      for (const event of events) removeEventListener(event, note);
    },
  };
}
