/** What problems with delivered goods say: reporting them, their place on the page, and refusals, in French. */
import type { orderProblemMessages as english } from '../../../messages/order/order-problems.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, figure, of, ofThe, plural, wholeOf } from '../grammar.ts'

export const orderProblemMessages: Translation<typeof english> = {
  // The way to it
  report: 'Signaler un problème',
  reportAsk: 'Signaler un problème…',
  title: 'Problèmes',
  close: 'Fermer les problèmes',
  somethingWrong: 'Un problème à l’arrivée ?',
  counted: ({ count, unsolved }) => {
    if (count === 1) return unsolved === 0 ? '1 problème : résolu' : '1 problème : non résolu'
    const state =
      unsolved === 0 ? 'tous résolus' : `${figure(unsolved)} ${plural(unsolved, 'non résolu', 'non résolus')}`
    return `${figure(count)} problèmes : ${state}`
  },

  // The dialog
  about: 'De quoi s’agit-il ?',
  wholeOrder: ({ word }) => cap(wholeOf(word)),
  items: 'Articles',
  piecesOf: ({ title }) => `Pièces ${of(title)}`,
  ofPieces: ({ quantity }) => `sur ${figure(quantity)}`,
  kind: 'Quel est le problème ?',
  words: 'Que s’est-il passé ?',
  wordsHint: 'Ce que vous constatez, la date d’arrivée et ce qui vous aiderait.',
  send: 'Signaler',
  cancel: 'Annuler',
  discard: 'Abandonner ma saisie',
  noConnection: 'Pas de connexion. Votre texte est conservé ici : envoyez-le une fois la connexion rétablie.',
  reported: ({ number }) => `Le problème ${number} est signalé. Vous serez averti de la réponse.`,
  reportedByEmployee: ({ number }) => `Le problème ${number} est signalé.`,
  chooseItem: 'Choisissez au moins un article, ou indiquez que tout est concerné.',
  chooseKind: 'Choisissez la nature du problème.',

  kinds: {
    damaged: 'Endommagé',
    wrong: 'Non conforme',
    missing: 'Manquant',
    doesNotFit: 'Mauvaises dimensions',
    defect: 'Ne fonctionne pas',
    other: 'Autre chose',
  },
  states: { open: 'Ouvert', answered: 'Répondu', solved: 'Résolu' },
  resolutions: {
    replacement: 'Remplacement',
    repair: 'Réparation',
    credit: 'Crédit',
    nothing: 'Rien à faire',
  },

  // The panel
  empty: 'Aucun problème',
  emptyHint:
    'Si un article arrive endommagé, non conforme ou n’arrive pas, signalez-le ici. Vous y verrez la suite donnée.',
  emptyReadOnly: ({ word }) => `Personne n’a signalé de problème au sujet ${ofThe(word)}.`,
  loading: 'Chargement des problèmes',
  loadFailed: 'Les problèmes n’ont pas pu être chargés',
  list: 'Problèmes signalés',
  filter: 'Problèmes affichés',
  all: 'Tous',
  ofItem: ({ title }) => cap(of(title)),
  heading: ({ number, kind }) => `${number}. ${kind}`,
  itemLine: ({ title, quantity }) => `${figure(quantity)} × ${title}`,
  itemGone: 'Un article supprimé',
  you: 'Vous',
  by: ({ name, when }) => `${name}, ${when}`,
  answer: 'Répondre',
  answerOf: ({ name, when }) => `Réponse ${of(name)}, ${when}`,
  solvedBy: ({ how, name, when }) => `${how} : ${name}, ${when}`,
  addPhotos: 'Ajouter des photos',

  // What can be done with one
  addWords: 'Compléter',
  addedWords: 'Qu’y a-t-il à ajouter ?',
  add: 'Ajouter',
  takeBack: 'Retirer',
  takenBack: ({ number }) => `Le problème ${number} est retiré.`,
  changeAnswer: 'Modifier la réponse',
  answerLabel: ({ number }) => `Réponse au problème ${number}`,
  sendAnswer: 'Envoyer la réponse',
  answered: ({ number }) => `La réponse au problème ${number} est envoyée.`,
  solve: 'Résoudre',
  how: 'Comment est-il résolu ?',
  solutionLabel: 'Que faut-il savoir de plus ?',
  markSolved: 'Marquer comme résolu',
  solved: ({ number }) => `Le problème ${number} est résolu.`,
  reopen: 'Rouvrir',
  reopened: ({ number }) => `Le problème ${number} est de nouveau ouvert.`,

  // Refusals
  wordsMissing: 'Indiquez quel est le problème.',
  tooLong: ({ length, most }) =>
    `Ce texte compte ${figure(length)} caractères ; la limite est de ${figure(most)}. Raccourcissez-le.`,
  tooLongTogether: ({ most }) =>
    `Avec cet ajout, le texte dépasserait ${figure(most)} caractères. Raccourcissez-le, ou écrivez un commentaire.`,
  tooMany: ({ most }) => `Il y a déjà ${figure(most)} problèmes, le maximum. Écrivez plutôt un commentaire.`,
  notLeft: ({ word }) =>
    `Rien n’a encore été expédié au titre ${ofThe(word)}. Écrivez un commentaire si quelque chose doit changer.`,
  itemUnknown: 'Un article que vous avez choisi n’existe plus.',
  itemTwice: 'Un article est cité deux fois.',
  tooManyPieces: 'Un article compte moins de pièces que vous ne l’indiquez.',
  notYours: 'Seule la personne qui a signalé un problème peut le compléter ou le retirer.',
  notNow: 'Quelqu’un a répondu à ce problème ou l’a résolu entre-temps.',
  changedElsewhere: 'Quelqu’un a modifié ce problème entre-temps.',
}
