/** Sentences for who asks for more than waits its turn already, in French. */
import type { Translation } from '../../../localization/translation.ts'
import type { turnMessages as english } from '../../../messages/app/turns.ts'

export const turnMessages: Translation<typeof english> = {
  ownFull: {
    calls: 'Votre organisation demande beaucoup en ce moment. Réessayez dans un instant.',
    pdf: 'De nombreux fichiers PDF sont déjà en préparation pour votre organisation. Réessayez lorsque certains seront prêts, ou imprimez la page.',
    tables:
      'Plusieurs fichiers de tableaux sont déjà en cours de lecture ou d’écriture pour votre organisation. Réessayez lorsqu’ils seront terminés.',
    calculations:
      'De nombreux calculs sont déjà en cours pour votre organisation. Réessayez lorsque certains seront terminés.',
    pictures:
      'De nombreuses images sont déjà en cours d’envoi pour votre organisation. Réessayez lorsque certaines seront arrivées.',
    archives:
      'Les données de votre organisation sont déjà en cours de rassemblement. Réessayez lorsque ce sera terminé.',
  },
  full: 'Le serveur est très occupé en ce moment. Réessayez dans un instant.',
}
