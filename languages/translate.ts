/** Plural forms are one text to the code that asks for it: `hits_one` and `hits_other` are `hits`, with a `count`. */
type WithoutPlural<Key> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

/** The keys of a file of texts, as code names them. */
export type KeyOf<Texts> = WithoutPlural<keyof Texts & string>;

export type TextValues = Readonly<Record<string, string | number>>;

/** Gives texts by their keys, with their `{{placeholders}}` filled in. */
export type TranslateTexts<Texts> = (key: KeyOf<Texts>, values?: TextValues) => string;
