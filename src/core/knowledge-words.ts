import type { LanguageCode } from './language/language.ts';

/** What retrieval needs to know of a language. Adding a language adds its entry here. */
export interface RetrievalWords {
  /** Words that any question may hold, whatever it is about; lower case, without apostrophes. */
  readonly functionWords: ReadonlySet<string>;
  /** The common form of a word's endings. It need not be a word, only the same for all of them. */
  stem(word: string): string;
}

export const retrievalWords: Readonly<Record<LanguageCode, RetrievalWords>> = {
  en: { functionWords: englishFunctionWords(), stem: stemEnglish },
};

function englishFunctionWords(): ReadonlySet<string> {
  return new Set(
    `
    a an the this that these those it its there here
    i im ive id ill me my mine myself we were us our ours you your youre yours he she they them their
    am is are was be been being isnt arent wasnt
    do does did doing done dont doesnt didnt have has had having havent hasnt got
    can cant could couldnt will wont would wouldnt shall should shouldnt may might must
    what whats which who whos whom whose when whens where wheres why whys how hows whether if
    and or but so as than then because about above after all also any at before by for from in into
    like of off on onto out over per to too under until up via with within without
    no not yes yeah yep ok okay well oh um uh hmm hey hi hello thanks thank please sorry
    just only even ever still already really actually exactly maybe perhaps quite very much many more
    most some such other another own same each every both few lot lots
    let lets know tell say ask asking wonder wondering question questions curious quick quickly
    possible possibly able need want get gets getting give go going make makes take takes thing things
    something anything someone somebody anyone anybody everyone everything guys folks now currently
    `
      .trim()
      .split(/\s+/),
  );
}

/** Plural, -ed and -ing, then a final e or y: "policies", "pricing" and "shipped" meet their roots. */
function stemEnglish(word: string): string {
  return word
    .replace(/(?<=.{2})ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=.{2}[^siu])s$/, '')
    .replace(/(?<=[aeiouy].*[^e])(?:ed|ing)$/, '')
    .replace(/([bdfgmnprt])\1$/, '$1')
    .replace(/(?<=.{2})e$/, '')
    .replace(/(?<=.{2})y$/, 'i');
}
