/** What is said of versions of prices and classifiers, and of what uses them, in Swedish. */
import type { adminVersionMessages as english } from '../../../messages/admin/admin-versions.ts'
import type { Translation } from '../../../localization/translation.ts'
import { agree, countedWord, firstOf } from '../grammar.ts'

export const adminVersionMessages: Translation<typeof english> = {
  noDate: ({ text }) => `${text} är inget datum med tid. Skriv ÅÅÅÅ-MM-DD TT:MM:SS, i UTC.`,
  versionPriced: ({ count, word }) =>
    `Detta skulle ändra priserna i ${countedWord(count, word)} som redan är ${
      count === 1 ? agree(word, 'inskickad', 'inskickat') : 'inskickade'
    }. Låt den tidens versioner vara som de är och lägg till en ny.`,
  ruleInUse: ({ titles, count }) =>
    `Prisregeln prissätter: ${firstOf({ titles, count })}. Arkivera den i stället: det som använder den behåller sitt pris.`,
  classifierInUse: ({ titles, count }) => `Klassningen används av: ${firstOf({ titles, count })}.`,
}
