/** What is said of acceptances and sign-offs that can not be made, and of what waits for them, in French. */
import type { agreementMessages as english } from '../../../messages/order/agreements.ts'
import type { Translation } from '../../../localization/translation.ts'
import { a, cap, e, ofA, ofThe, pronounOf, the, thisOne } from '../grammar.ts'

export const agreementMessages: Translation<typeof english> = {
  emptySignature: 'Signez dans le cadre, ou saisissez votre nom',
  longSignature: 'La signature compte trop de traits : effacez-la et signez de nouveau',
  customersAccept: ({ word }) =>
    `L’acceptation ${ofA(word)} revient au client. Un accord obtenu autrement s’enregistre avec une modification.`,
  pricesHidden: ({ word }) =>
    `Accepter ${a(word)}, c’est en accepter le prix, et les prix vous sont masqués. Adressez-vous à la personne qui vous a donné accès.`,
  notAsked: ({ word }) => `Cette organisation ne demande pas à ses clients d’accepter ${a(word)}.`,
  noRevision: ({ word }) =>
    `Il n’y a encore rien à accepter : une révision est créée au moment où ${the(word)} est soumis${e(word)}.`,
  superseded: ({ number, last }) =>
    `R${number} a été remplacée par R${last}. Consultez R${last} et acceptez celle-ci.`,
  changedSince: ({ word, number }) =>
    `${cap(the(word))} a changé depuis R${number}, et ce qui est en cours ne peut pas être accepté. Cela redevient possible après une nouvelle soumission ou un nouvel accord.`,
  acceptedAlready: ({ number }) => `R${number} est déjà acceptée.`,
  termsChanged: 'Les conditions ont changé depuis votre lecture. Relisez-les, puis acceptez.',
  expired: ({ word, date }) =>
    `${cap(thisOne(word))} était valable jusqu’au ${date}. L’acceptation sera possible après une prolongation.`,
  expiredToPay: ({ word, date }) =>
    `${cap(thisOne(word))} était valable jusqu’au ${date}. Le paiement sera possible après une prolongation : demandez-la d’abord.`,
  notExpired: ({ word }) => `${cap(thisOne(word))} est encore valable : il n’y a rien à prolonger.`,
  renewalAskedAlready: 'La prolongation est déjà demandée.',
  notRenewable: ({ word }) =>
    `${cap(thisOne(word))} est sans limite de durée, ou engage déjà les deux parties : il n’y a rien à prolonger.`,
  renewalClosed: 'Tant qu’une modification est ouverte, il n’y a rien à prolonger. Terminez-la d’abord.',
  nameMissing: 'Indiquez qui accepte',
  emailMissing: 'Indiquez l’adresse e-mail où vous joindre',
  mustAgree: 'Cochez la case d’acceptation des conditions',
  fileLost:
    'Le fichier conservé est illisible. Prévenez la personne qui gère ce serveur : il doit être restauré depuis une sauvegarde.',
  notSignedOff: 'Cette organisation ne fait rien valider un par un.',
  subjectUnknown: ({ number }) =>
    `R${number} ne contient ni cet article ni cette planche. Consultez de nouveau la liste.`,
  nothingToWithdraw: 'Il n’y a rien à retirer : personne ne l’a validé.',
  sentBack: ({ number, titles }) =>
    `R${number} ne peut pas être acceptée tant que quelque chose est à revoir : ${titles.join(', ')}. Elle pourra l’être une fois que c’est modifié et soumis à nouveau, ou validé tel quel.`,
  noteMissing: 'Indiquez ce qui doit être modifié, ou en quoi consiste la remarque',
  // What production waits for
  waitsForAcceptance: ({ word, number }) =>
    `La production attend : le client n’a pas encore accepté R${number} ${ofThe(word)}.`,
  waitsForChange: ({ word, number }) =>
    `La production attend : ${the(word)} diffère de R${number}, qui a été acceptée.`,
  waitsForSignOff: ({ number }) => `La production attend : tout n’est pas encore validé dans R${number}.`,
  waitsForRevising: ({ number }) =>
    `Quelque chose de R${number} est à revoir. L’accord sera possible une fois que c’est modifié, ou validé tel quel.`,
  waitsForRevision: ({ word }) =>
    `La production attend : ${thisOne(word)} n’a aucune révision que le client puisse accepter. Il faut d’abord qu’${pronounOf(word)} soit soumis${e(word)}.`,
  canBeAccepted: ({ number }) => `R${number} peut être acceptée avec votre signature.`,
  readAndAccept: ({ number }) => `Lire et accepter R${number}`,
  askForRenewal: 'Demander une prolongation',
  seeAgreement: 'Accord',
  differs: ({ number }) => `diffère de ce qui a été accepté dans R${number}`,
  accepted: ({ number }) => `R${number} acceptée`,
}
