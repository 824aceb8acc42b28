/** What several files of Swedish sentences need: numbers, lists, and the organization's word in its forms. */

/** Between a number and its unit, so that they are not torn apart at the end of a line. */
const NO_BREAK_SPACE = '\u00a0'

const locale = 'sv-SE'
const together = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' })
const instead = new Intl.ListFormat(locale, { style: 'long', type: 'disjunction' })

/** 12 345 */
export function figure(value: number): string {
  return value.toLocaleString(locale)
}

/** 12 % */
export function percent(value: number): string {
  return `${figure(value)}${NO_BREAK_SPACE}%`
}

/** 1 fil, 12 filer */
export function counted(count: number, one: string, many: string): string {
  return `${figure(count)} ${count === 1 ? one : many}`
}

/** 1 artikel, 12 artiklar */
export function items(count: number): string {
  return counted(count, 'artikel', 'artiklar')
}

/** a, b och c */
export function listed(names: readonly string[]): string {
  return together.format(names)
}

/** a, b eller c */
export function eitherOf(names: readonly string[]): string {
  return instead.format(names)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 'Produkter' within a sentence; '3D-modeller' stays as it is. */
export function within(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1)
}

interface Forms {
  /** 'offerten' */
  readonly the: string
  /** 'offerter' */
  readonly many: string
  /** 'offerterna' */
  readonly theMany: string
  /** what compounds begin with: 'offert', 'beställnings' */
  readonly stem: string
  /** 'ett projekt' */
  readonly isNeuter?: true
}

/** The words of terms.ts for an order, and those that Swedish organizations write themselves. */
const words: Readonly<Record<string, Forms>> = {
  arbetsorder: {
    the: 'arbetsordern',
    many: 'arbetsordrar',
    theMany: 'arbetsordrarna',
    stem: 'arbetsorder',
  },
  avtal: { the: 'avtalet', many: 'avtal', theMany: 'avtalen', stem: 'avtals', isNeuter: true },
  beställning: {
    the: 'beställningen',
    many: 'beställningar',
    theMany: 'beställningarna',
    stem: 'beställnings',
  },
  förfrågan: {
    the: 'förfrågan',
    many: 'förfrågningar',
    theMany: 'förfrågningarna',
    stem: 'förfrågnings',
  },
  förslag: { the: 'förslaget', many: 'förslag', theMany: 'förslagen', stem: 'förslags', isNeuter: true },
  inköp: { the: 'inköpet', many: 'inköp', theMany: 'inköpen', stem: 'inköps', isNeuter: true },
  jobb: { the: 'jobbet', many: 'jobb', theMany: 'jobben', stem: 'jobb', isNeuter: true },
  konfiguration: {
    the: 'konfigurationen',
    many: 'konfigurationer',
    theMany: 'konfigurationerna',
    stem: 'konfigurations',
  },
  kostnadsförslag: {
    the: 'kostnadsförslaget',
    many: 'kostnadsförslag',
    theMany: 'kostnadsförslagen',
    stem: 'kostnadsförslags',
    isNeuter: true,
  },
  offert: { the: 'offerten', many: 'offerter', theMany: 'offerterna', stem: 'offert' },
  order: { the: 'ordern', many: 'ordrar', theMany: 'ordrarna', stem: 'order' },
  projekt: { the: 'projektet', many: 'projekt', theMany: 'projekten', stem: 'projekt', isNeuter: true },
  specifikation: {
    the: 'specifikationen',
    many: 'specifikationer',
    theMany: 'specifikationerna',
    stem: 'specifikations',
  },
  uppdrag: { the: 'uppdraget', many: 'uppdrag', theMany: 'uppdragen', stem: 'uppdrags', isNeuter: true },
  ärende: { the: 'ärendet', many: 'ärenden', theMany: 'ärendena', stem: 'ärende', isNeuter: true },
}

const pluralWords: ReadonlyMap<string, Forms> = new Map(
  Object.values(words).map((forms) => [forms.many, forms]),
)

function formsOf(word: string): Forms | undefined {
  return words[word.toLowerCase()]
}

/** The one of two forms that goes with the word: 'inskickad' or 'inskickat'. */
export function agree(word: string, common: string, neuter: string): string {
  return formsOf(word)?.isNeuter ? neuter : common
}

/** 'en offert', 'ett projekt' */
export function a(word: string): string {
  return `${agree(word, 'en', 'ett')} ${word.toLowerCase()}`
}

/** 'denna offert', 'detta projekt' */
export function thisOne(word: string): string {
  return `${agree(word, 'denna', 'detta')} ${word.toLowerCase()}`
}

/** 'offerten', 'projektet'; of a word that is not known 'denna broschyr', which is right for most. */
export function the(word: string): string {
  return formsOf(word)?.the ?? thisOne(word)
}

/** 'Norrviks', 'Maison Lumens', 'Panorama Murals' */
export function genitive(name: string): string {
  return /[sxz]$/i.test(name) ? name : `${name}s`
}

/** 'offerterna', 'projekten'; of a word that is not known 'dessa broschyrer' */
export function theMany(plural: string): string {
  return pluralWords.get(plural.toLowerCase())?.theMany ?? `dessa ${plural.toLowerCase()}`
}

/** 'Offerthistorik', 'Beställningshistorik'; of a word that is not known 'Broschyr-historik' */
export function compound(word: string, end: string): string {
  const stem = formsOf(word)?.stem
  return stem === undefined ? `${word}-${end}` : `${capital(stem)}${end}`
}

/** 'offerter'; of a word that is not known the word itself, as its plural can not be told. */
export function manyOf(word: string): string {
  return formsOf(word)?.many ?? word.toLowerCase()
}

/** '1 offert', '12 offerter' */
export function countedWord(count: number, word: string): string {
  return counted(count, word.toLowerCase(), manyOf(word))
}

/** What the back office calls its records, and how it is said of one that is known. */
const things: Readonly<Record<string, string>> = {
  '3D-modell': '3D-modellen',
  adress: 'adressen',
  alternativ: 'alternativet',
  användargrupp: 'användargruppen',
  bild: 'bilden',
  egenskap: 'egenskapen',
  egenskapsgrupp: 'egenskapsgruppen',
  gäst: 'gästen',
  kategori: 'kategorin',
  klassning: 'klassningen',
  klassningsgrupp: 'klassningsgruppen',
  kund: 'kunden',
  länk: 'länken',
  medlem: 'medlemmen',
  post: 'posten',
  prisregel: 'prisregeln',
  produkt: 'produkten',
  regel: 'regeln',
  villkor: 'villkoret',
}

/** 'produkten' */
export function theThing(one: string): string {
  return things[one] ?? one
}

const NAMED = 5

/** The first of the titles, and how many more there are. */
export function firstOf({ titles, count }: { titles: readonly string[]; count: number }): string {
  const named = titles.slice(0, NAMED)
  const more = count - named.length
  return more > 0 ? `${named.join(', ')} och ${figure(more)} till` : named.join(', ')
}
