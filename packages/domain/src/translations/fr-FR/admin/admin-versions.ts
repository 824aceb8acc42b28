/** What is said of versions of prices and classifiers, and of what uses them, in French. */
import type { adminVersionMessages as english } from '../../../messages/admin/admin-versions.ts'
import type { Translation } from '../../../localization/translation.ts'
import { countedWord, firstOf } from '../grammar.ts'

export const adminVersionMessages: Translation<typeof english> = {
  noDate: ({ text }) => `${text} n’est pas une date avec heure. Écrivez AAAA-MM-JJ HH:MM:SS, en UTC.`,
  versionPriced: ({ count, word }) =>
    `Les prix déjà soumis changeraient (${countedWord(count, word)}). Laissez les versions de cette époque telles quelles, et ajoutez-en une nouvelle.`,
  ruleInUse: ({ titles, count }) =>
    `Cette règle de prix sert pour : ${firstOf({ titles, count })}. Archivez-la plutôt : ce qui l’utilise garde son prix.`,
  classifierInUse: ({ titles, count }) =>
    `Ce classificateur est utilisé par : ${firstOf({ titles, count })}.`,
}
