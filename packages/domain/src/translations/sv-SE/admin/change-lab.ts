/** Change lab: drafts of the catalog, in Swedish. */
import type { changeLabMessages as english } from '../../../messages/admin/change-lab.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, countedWord } from '../grammar.ts'
import { changeLabScreens } from './change-lab-screens.ts'

export const changeLabMessages: Translation<typeof english> = {
  title: 'Ändringslabb',
  recordExists: 'Posten finns redan.',
  recordIsRemoved: 'Utkastet tar bort posten. Ta ut den ändringen ur utkastet först.',
  noSuchRecord: 'Posten finns inte längre.',
  notDraftable: 'Poster av det här slaget ändras direkt, inte i ett utkast.',
  draftIsClosed: 'Utkastet är inte öppet längre: det har publicerats eller kastats.',
  draftIsScheduled: 'Utkastet är schemalagt. Ta bort schemaläggningen för att ändra det.',
  draftIsEmpty: 'Det finns inget i utkastet än.',
  notInThePast: 'Välj en tid som ännu inte har passerat.',
  notPublished: 'Bara ett publicerat utkast kan tas tillbaka.',
  takenBackAlready: 'Det har redan tagits tillbaka.',
  conflicts: ({ titles, count }) =>
    `${counted(count, 'post', 'poster')} har ändrats sedan ${count === 1 ? 'den' : 'de'} lades i utkastet: ${titles.join(', ')}. Titta på ${count === 1 ? 'den' : 'dem'} igen.`,
  dependedOn: ({ count, word }) =>
    `${countedWord(count, word)} som har skickats in sedan dess är beroende av det.`,
  cannotComeBack: ({ title }) => `${title} togs bort för mer än 30 dagar sedan och kan inte återställas.`,
  publisherIsGone: 'Den som schemalade det är inte ägare längre. Publicera eller schemalägg på nytt.',
  ...changeLabScreens,
}
