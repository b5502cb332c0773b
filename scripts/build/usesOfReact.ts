/** What React offers and the portal's build leaves out (`leanReactDom`), as bundled code writes it. */
const offers: readonly RegExp[] = [
  /\buse(?:ActionState|CacheRefresh|FormState|FormStatus|ImperativeHandle|MemoCache|Optimistic|Transition)\b/g,
  /\b(?:SuspenseList|ViewTransition|on(?:BeforeInput|Select)(?:Capture)?)\b/g,
  // Words that mean something else elsewhere.
  /(?<=\bimport_react\w*(?:\.default)?\.)(?:Activity|Profiler|preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset)\b/g,
];

/** Elements that React moves into the head or takes for the page's own, and custom ones. */
const elements =
  /(?<=\b(?:jsx(?:s|DEV)?\)|import_react\w*(?:\.default)?\.createElement\)?)\(")(?:base|body|head|html|link|meta|script|style|title|[a-z]+-[\w-]+)(?=")/g;
/** The router's are for apps that it renders whole; the minifier finds them unused, later than this is asked. */
const ofRouter = /\/node_modules\/react-router\//;

/** Only the preview has one, and only observes it. */
const fragmentRef = /\bFragment, \{\s*ref:/;
const ofPreview = /\/views\/preview\/Sourced\.tsx$/;

/** React itself names all that it offers. */
const ofReact = /\/node_modules\/(?:react|react-dom)\//;

/** What a module of a bundle uses of React that is left out there. `code` is the module's, before it is minified. */
export function usesOfWhatIsGone(id: string, code: string): string[] {
  if (ofReact.test(id)) return [];
  return [
    ...offers.flatMap((pattern) => code.match(pattern) ?? []),
    ...((!ofRouter.test(id) && code.match(elements)) || []),
    ...(fragmentRef.test(code) && !ofPreview.test(id) ? ['<Fragment ref>'] : []),
  ];
}
