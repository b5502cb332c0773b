import { type Plugin, parseAst } from 'vite';
import { type Cut, cutOut } from './cut.ts';

/**
 * What is left of i18next's classes in browsers: `whole` is a method as it came, text is the body that takes the place
 * of its own, and what is not named goes. We look up one text in one language, in the form for a count: texts are there
 * before they are asked for, `filledIn` puts values into them, and nobody listens.
 */
const whole = true as const;
type Left = Readonly<Record<string, string | true>>;
const left: Readonly<Record<string, Left>> = {
  // Says nothing unless one debugs.
  Logger: { constructor: '', init: '', log: '', warn: '', error: '', once: '', create: 'return this;' },
  EventEmitter: { on: '', emit: '' },
  ResourceStore: {
    constructor: whole,
    addNamespaces: whole,
    getResource: 'const texts = getPath(this.data, [lng, ns]); return key ? getPath(texts, [key]) : texts;',
    addResourceBundle: whole,
    hasResourceBundle: whole,
    hasLanguageSomeTranslations: whole,
    getDataByLanguage: whole,
  },
  Translator: {
    constructor: whole,
    changeLanguage: whole,
    extractFromKey: 'return { key, namespaces: [opt.ns] };',
    translate: 'const { res } = this.resolve(keys, o); return this.isValidLookup(res) ? res : keys;',
    resolve: whole,
    isValidLookup: whole,
    getResource: whole,
  },
  LanguageUtil: {
    constructor: whole,
    getScriptPartFromCode: whole,
    getLanguagePartFromCode: whole,
    formatLanguageCode: whole,
    formatUncached: whole,
    isSupportedCode: 'return true;',
    getBestMatchFromCodes: 'return null;',
    getFallbackCodes: 'return [];',
    toResolveHierarchy: whole,
  },
  PluralResolver: { constructor: whole, getRule: whole, getSuffix: whole },
  Interpolator: {},
  Formatter: { format: '' },
  Connector: { constructor: 'super(); this.state = {};' },
  I18n: {
    constructor: whole,
    init: whole,
    loadResources: 'callback(null);',
    reloadResources: '',
    setResolvedLanguage: whole,
    changeLanguage: whole,
    getFixedT: 'return (key, opts) => this.t(key, { ...opts, lng, ns });',
    t: whole,
    hasLoadedNamespace: 'return true;',
    createInstance: whole,
  },
};

/** Functions beside the classes: languages are our own, and none is refused. */
const leftFunctions: Readonly<Record<string, string>> = {
  configuredLanguageCodes: '() => []',
  isRefusedLanguageCode: '() => false',
};

/**
 * i18next without what no page of ours reaches.
 *
 * @throws where it has no such class, method or function any more: what is left of it has to be chosen anew
 */
export function withoutTheRest(code: string): string {
  const cuts: Cut[] = [];
  const missing = new Set([
    ...Object.entries(left).flatMap(([name, methods]) => namesOf(name, methods)),
    ...Object.keys(leftFunctions),
  ]);
  for (const node of parseAst(code).body) {
    for (const { id, init } of node.type === 'VariableDeclaration' ? node.declarations : []) {
      const name = id.type === 'Identifier' ? id.name : '';
      const text = leftFunctions[name];
      if (text === undefined || !init) continue;
      missing.delete(name);
      cuts.push({ ...init, text });
    }
    if (node.type !== 'ClassDeclaration') continue;
    const methods = left[node.id?.name ?? ''];
    if (!methods) continue;
    for (const member of node.body.body) {
      if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') continue;
      const { name } = member.key;
      const stays = Object.hasOwn(methods, name) ? methods[name] : undefined;
      missing.delete(`${node.id?.name}.${name}`);
      const { body } = member.value;
      if (stays === undefined) cuts.push({ ...member, text: '' });
      else if (typeof stays === 'string' && body) cuts.push({ start: body.start, end: body.end, text: `{ ${stays} }` });
    }
  }
  if (missing.size > 0) {
    throw new Error(`i18next has no ${[...missing].join(', ')} any more: choose anew what is left of it in browsers.`);
  }
  return cutOut(code, cuts);
}

function namesOf(className: string, methods: Left): string[] {
  return Object.keys(methods).map((method) => `${className}.${method}`);
}

/**
 * Lets browsers load the part of i18next that they use (9 kB less, compressed): no loading, formatting, nesting,
 * detecting and cloning. The server, tests and whoever develops have all of it.
 */
export function leanI18next(): Plugin {
  return {
    name: 'portal:lean-i18next',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/i18next\/dist\/esm\/i18next\.js/ },
      handler: (code) => ({ code: withoutTheRest(code), map: null }),
    },
  };
}
