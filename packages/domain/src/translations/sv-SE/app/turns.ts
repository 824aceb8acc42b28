/** Sentences for who asks for more than waits its turn already, in Swedish. */
import type { Translation } from '../../../localization/translation.ts'
import type { turnMessages as english } from '../../../messages/app/turns.ts'

export const turnMessages: Translation<typeof english> = {
  ownFull: {
    calls: 'Din organisation begär mycket just nu. Försök igen om en stund.',
    pdf: 'Många PDF-filer görs redan för din organisation. Försök igen när några av dem är klara, eller skriv ut sidan i stället.',
    tables: 'Flera tabellfiler läses eller skrivs redan för din organisation. Försök igen när de är klara.',
    calculations: 'Mycket beräknas redan för din organisation. Försök igen när en del av det är klart.',
    pictures: 'Många bilder tas redan emot för din organisation. Försök igen när några av dem är på plats.',
    archives: 'Det som din organisation har samlas redan ihop. Försök igen när det är klart.',
  },
  full: 'Servern har mycket att göra just nu. Försök igen om en stund.',
}
