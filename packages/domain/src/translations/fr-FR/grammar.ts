/** What the sentences of several files need: articles and agreement of the organization's word, plurals, numbers, lists. */

/** Words of terms.ts and of the back office that are feminine; the others there are masculine. */
const feminine: ReadonlySet<string> = new Set([
  'commande',
  'commandes',
  'demande',
  'demandes',
  'proposition',
  'propositions',
  'estimation',
  'estimations',
  'affaire',
  'affaires',
  'configuration',
  'configurations',
  // Records of the back office
  'adresse',
  'catégorie',
  'clé',
  'condition',
  'entrée',
  'image',
  'option',
  'propriété',
  'règle',
])

/** Endings by which words that an organization has of its own are feminine nearly always. */
const feminineEnding = /(?:[tsx]ion|ance|ence|ture|ette|ade|ude|che|ie|ée)s?$/i

/** 'Fiche' of 'Fiche technique': articles agree with it. */
const headOf = (word: string) => word.trim().toLowerCase().split(' ')[0] ?? ''

function isFeminine(word: string): boolean {
  const head = headOf(word)
  return feminine.has(head) || feminineEnding.test(head)
}

const beginsWithVowel = (text: string) => /^[aeiouœæàâäéèêëîïôöùûü]/i.test(text)

export const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'de Hall', 'd’Orly': before a name, which stays as it is. */
export const of = (name: string) => (beginsWithVowel(name) ? `d’${name}` : `de ${name}`)

/** 'du poussoir 2', 'de la prise': of a thing that is named with its article */
export const ofNamed = (name: string) => (name.startsWith('le ') ? `du ${name.slice(3)}` : `de ${name}`)

/** 'commande', as it stands within a sentence */
export const lower = (word: string) => word.toLowerCase()

/** 'de commande', 'd’affaire' */
export const ofWord = (word: string) => of(word.toLowerCase())

/** 'la commande', 'le devis', 'l’affaire' */
export function the(word: string): string {
  const one = word.toLowerCase()
  if (beginsWithVowel(one)) return `l’${one}`
  return isFeminine(one) ? `la ${one}` : `le ${one}`
}

/** 'de la commande', 'du devis', 'de l’affaire' */
export function ofThe(word: string): string {
  const one = word.toLowerCase()
  return beginsWithVowel(one) || isFeminine(one) ? `de ${the(one)}` : `du ${one}`
}

/** 'à la commande', 'au devis', 'à l’affaire' */
export function toThe(word: string): string {
  const one = word.toLowerCase()
  return beginsWithVowel(one) || isFeminine(one) ? `à ${the(one)}` : `au ${one}`
}

/** 'une commande', 'un devis' */
export function a(word: string): string {
  return `${isFeminine(word) ? 'une' : 'un'} ${word.toLowerCase()}`
}

/** 'd’une commande' */
export const ofA = (word: string) => `d’${a(word)}`

/** 'cette commande', 'ce devis', 'cet achat' */
export function thisOne(word: string): string {
  const one = word.toLowerCase()
  if (isFeminine(one)) return `cette ${one}`
  return beginsWithVowel(one) ? `cet ${one}` : `ce ${one}`
}

/** 'nouvelle commande', 'nouveau devis', 'nouvel achat' */
export function newOf(word: string): string {
  const one = word.toLowerCase()
  if (isFeminine(one)) return `nouvelle ${one}`
  return beginsWithVowel(one) ? `nouvel ${one}` : `nouveau ${one}`
}

/** 'toute la commande', 'tout le devis' */
export const wholeOf = (word: string) => `${isFeminine(word) ? 'toute' : 'tout'} ${the(word)}`

/** 'toutes les commandes', 'tous les devis' */
export function allThe(words: string): string {
  return `${isFeminine(words) ? 'toutes' : 'tous'} les ${words.toLowerCase()}`
}

/** 'commandes', 'devis', 'bons de commande' */
export function pluralOf(word: string): string {
  const [head = '', ...rest] = word.toLowerCase().split(' ')
  return [/[sxz]$/.test(head) ? head : `${head}s`, ...rest].join(' ')
}

/** '1 commande', '3 commandes' */
export const countedWord = (count: number, word: string) => counted(count, word.toLowerCase(), pluralOf(word))

/** The ending of a participle that agrees with the word: 'commande archivé' + 'e'. */
export const e = (word: string) => (isFeminine(word) ? 'e' : '')

/** 'elle' or 'il', in the word's place */
export const pronounOf = (word: string) => (isFeminine(word) ? 'elle' : 'il')

const rules = new Intl.PluralRules('fr-FR')

/** None and one are singular in French. */
export function plural(count: number, one: string, many: string): string {
  return rules.select(count) === 'one' ? one : many
}

export const figure = (count: number) => count.toLocaleString('fr-FR')

/** '1 article', '3 articles' */
export function counted(count: number, one: string, many: string): string {
  return `${figure(count)} ${plural(count, one, many)}`
}

const conjunction = new Intl.ListFormat('fr-FR', { type: 'conjunction' })
const disjunction = new Intl.ListFormat('fr-FR', { type: 'disjunction' })

/** 'A, B et C' */
export const listAnd = (names: readonly string[]) => conjunction.format(names)

/** 'A, B ou C' */
export const listOr = (names: readonly string[]) => disjunction.format(names)

const NAMED = 5

/** 'A, B, C, D, E et 3 autres': the first of the titles, and how many more there are. */
export function firstOf({ titles, count }: { titles: readonly string[]; count: number }): string {
  const named = titles.slice(0, NAMED)
  const more = count - named.length
  return more > 0 ? `${named.join(', ')} et ${counted(more, 'autre', 'autres')}` : named.join(', ')
}
