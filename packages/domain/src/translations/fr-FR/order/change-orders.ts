/** What is said of changes after the deposit that can not be made, in French. */
import type { changeOrderMessages as english } from '../../../messages/order/change-orders.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, ofThe, thisOne } from '../grammar.ts'

export const changeOrderMessages: Translation<typeof english> = {
  notMadeYet: ({ word }) =>
    `${cap(thisOne(word))} est encore en cours : modifiez-en le contenu, ou demandez des changements, avant l’approbation.`,
  openAlready: 'Une modification est déjà ouverte ou demandée. Terminez-la d’abord.',
  nothingOpen: 'Aucune modification n’est ouverte.',
  nothingAsked: 'Aucune modification n’est demandée.',
  nothingChanged: ({ word }) =>
    `Rien n’a encore changé dans le contenu ${ofThe(word)} : il n’y a rien sur quoi donner son accord.`,
  changedSince: 'Le contenu a changé depuis que vous l’avez consulté. Vérifiez de nouveau les différences.',
  lookFirst: 'Indiquez ce qui est convenu : la proposition qui a été consultée.',
  waitsForCustomer: 'Une modification de ce qui a été convenu attend votre réponse.',
  waitsForEmployee: 'Une modification demandée ou refusée par un client attend votre réponse.',
  look: 'Voir la modification',
  sayWhy: 'Indiquez pourquoi vous refusez',
  nameMissing: 'Indiquez qui a donné son accord.',
}
