/** What waits for a person, above the tiles of the home page, and the orders worked on last, in French. */
import type { deskMessages as english } from '../../../messages/app/desk.ts'
import type { Translation } from '../../../localization/translation.ts'
import { e, figure, lower } from '../grammar.ts'

// 'première commande', 'premier devis'
const first = (word: string) => `${e(word) === '' ? 'premier' : 'première'} ${lower(word)}`

export const deskMessages: Translation<typeof english> = {
  title: 'À faire',
  reasons: {
    changesAsked: 'Modifications demandées',
    toAccept: 'À accepter',
    changeToAgree: 'Modifications à convenir',
    paymentDue: 'Paiement dû',
    late: 'En retard',
    problems: 'Problèmes sans réponse',
    problemsToSolve: 'Problèmes à régler',
    returns: 'Retours à décider',
    changesToAnswer: 'Modifications sans réponse',
    renewals: 'Devis à prolonger',
    toApprove: 'À approuver',
    paymentToRecord: 'Paiement à enregistrer',
  },
  counted: ({ reason, count }) => `${reason}, ${figure(count)}`,
  all: ({ count }) => `Tout voir (${figure(count)})`,
  workedOn: 'Derniers travaux',
  since: ({ date }) => `depuis le ${date}`,
  answered: ({ date }) => `réponse le ${date}`,
  wasToShip: ({ date }) => `expédition prévue le ${date}`,
  announced: ({ amount, method }) => `${method} : ${amount}`,
  due: ({ amount }) => `${amount} à payer`,
  changed: ({ when }) => `modifié ${when}`,
  begin: ({ word }) =>
    `Choisissez ci-dessous ce qu’il vous faut : votre ${first(word)} s’ouvre, et le dessin et le prix suivent chaque choix. Rien n’est commandé tant que vous n’avez pas soumis.`,
  failed: 'La liste de ce qui vous attend n’a pas pu être chargée.',
}
