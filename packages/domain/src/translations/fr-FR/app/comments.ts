/** What comments say: the panel, refusals, the bell and the e-mail of what was not read, in French. */
import type { commentMessages as english } from '../../../messages/app/comments.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, counted, figure, thisOne, wholeOf } from '../grammar.ts'

const unreadText = (unread: number) => (unread > 0 ? `, ${counted(unread, 'non lu', 'non lus')}` : '')

export const commentMessages: Translation<typeof english> = {
  title: 'Commentaires',
  button: ({ open, unread }) =>
    open === 0 && unread === 0
      ? 'Commentaires'
      : `Commentaires : ${counted(open, 'ouvert', 'ouverts')}${unreadText(unread)}`,
  onItem: ({ title, open, unread }) =>
    open === 0
      ? `Commenter ${title}`
      : `${counted(open, 'fil de commentaires ouvert', 'fils de commentaires ouverts')} sur ${title}${unreadText(unread)}`,

  empty: 'Pas encore de commentaires',
  emptyHint: ({ word }) =>
    `Posez une question ou donnez une précision, sur ${wholeOf(word)} ou sur un article. Toutes les personnes qui y ont accès voient ce que vous écrivez.`,
  emptyItem: 'Aucun commentaire sur cet article',
  emptyItemHint: 'Ce que vous écrivez ci-dessous figure à côté de cet article.',
  loading: 'Chargement des commentaires',
  loadFailed: 'Les commentaires n’ont pas pu être chargés',

  placeholder: 'Écrivez un commentaire. @ mentionne quelqu’un.',
  placeholderAnswer: 'Écrivez une réponse',
  write: 'Commenter',
  answer: 'Répondre',
  send: 'Envoyer',
  aboutOrder: ({ word }) => cap(wholeOf(word)),
  internal: 'Interne',
  internalHint: ({ org }) => `Seules les personnes qui travaillent chez ${org} le voient.`,
  visitorName: 'Votre nom',
  byLink: 'par lien',
  deleted: 'Ce commentaire a été supprimé.',
  edited: 'modifié',
  unread: 'Non lu',
  you: 'Vous',
  resolve: 'Résoudre',
  reopen: 'Rouvrir',
  resolvedBy: ({ name }) => `Résolu par ${name}`,
  resolvedThreads: ({ count }) => counted(count, 'fil résolu', 'fils résolus'),
  answers: ({ count }) => counted(count, 'réponse', 'réponses'),
  itemGone: 'Un article supprimé',
  commentDeleted: 'Commentaire supprimé.',
  notHere: 'Ce commentaire n’est plus ici : il a été supprimé, ou il ne vous est pas destiné.',

  sending: 'Envoi…',
  waiting:
    'Pas encore envoyé : il n’y a pas de connexion. Le commentaire est conservé ici et envoyé une fois la connexion rétablie.',
  notSent: 'Non envoyé.',
  tryAgain: 'Réessayer',
  changeText: 'Modifier',
  discard: 'Abandonner',
  discarded: 'Non envoyé, et abandonné.',

  emptyText: 'Écrivez d’abord quelque chose.',
  tooLong: ({ length, most }) =>
    `Ce commentaire compte ${figure(length)} caractères ; la limite est de ${figure(most)}. Raccourcissez-le.`,
  tooMany: ({ most }) => `Il y a déjà ${figure(most)} commentaires ; il n’est plus possible d’en ajouter.`,
  cannotSee: ({ word }) =>
    `Une personne que vous mentionnez ne peut pas voir ${thisOne(word)}. Partagez d’abord avec elle, ou retirez la mention.`,
  cannotSeeInternal:
    'Une personne que vous mentionnez ne travaille pas ici et ne peut pas voir les commentaires internes.',
  threadGone: 'Le commentaire auquel vous répondez a été supprimé.',
  itemUnknown: 'Cet article n’existe plus.',
  notYours: 'Seul l’auteur d’un commentaire peut le modifier ou le supprimer.',
  changedElsewhere: 'Vous avez modifié ce commentaire ailleurs entre-temps.',

  mentionedYou: ({ author, name }) => `${author} vous a mentionné sur ${name}`,
  commentedOn: ({ author, name }) => `${author} a commenté ${name}`,

  digestWho: ({ name, item }) => (item === '' ? `${name} :` : `${name}, sur ${item} :`),
  digestPinned: ({ item, pin }) => `${item}, ${pin}`,
  digestMore: ({ count }) => `${counted(count, 'commentaire précédent', 'commentaires précédents')}, puis :`,
  digestTwo: ({ first, second }) => `${first} et ${second}`,
  digestMany: ({ first, count }) => `${first} et ${counted(count, 'autre personne', 'autres personnes')}`,

  pinTo: 'Désigne',
  pinNothing: 'Tout l’article',
  pinOnDrawing: 'Désigner sur le dessin',
  pinStopPointing: 'Ne plus désigner',
  pinHint:
    'Cliquez sur ce que votre commentaire concerne : une partie, une gravure, une cote ou un point quelconque. Échap arrête.',
  pinPoint: 'Un point du dessin',
  pinEngraving: ({ at, side, isSecond }) =>
    `${at === '' ? '' : `${at} : `}${isSecond ? 'seconde gravure' : 'gravure'} ${side === 'above' ? 'au-dessus' : 'en dessous'}`,
  pinDimension: ({ figure: value }) => `Cote ${value}`,
  pinChanged: ({ title, was }) => `${title} (était : ${was})`,
  pinGone: ({ title }) => `${title} – n’est plus sur le dessin`,
  pinOfPiece: ({ title, piece }) => `${title}, pièce ${piece}`,
  pinShow: ({ mark, title }) => `Afficher le repère ${mark} sur le dessin : ${title}`,
  pinOpen: ({ mark, title, by, text }) => `Repère ${mark}, ${title}. ${by} : ${text}`,
  pinNew: 'Votre commentaire désignera ce point',
  pinsOnDrawing: 'Repères de commentaires',
  pinsShown: 'Afficher les commentaires',
  pinsTip: 'Commentaires ouverts qui désignent un dessin. Les commentaires internes ne sont jamais imprimés.',
  pinsSheet: 'Commentaires',
  pinColumns: { mark: 'Repère', item: 'Article', place: 'Désigne', said: 'Commentaire' },
  pinSaid: ({ author, date, text }) => `${author}, ${date} : ${text}`,
  pinResolved: 'Résolu.',
  pinNeedsItem: 'Un commentaire ne peut désigner que le dessin d’un article.',

  // Labels and titles
  yourComment: 'Votre commentaire',
  moreForYourComment: 'Autres actions pour votre commentaire',
  edit: 'Modifier',
  save: 'Enregistrer',
  showOrHide: 'Afficher ou masquer les commentaires',
  order: 'Commande',
  closeTheComments: 'Fermer les commentaires',
  whichComments: 'Commentaires affichés',
  all: 'Tous',
  aboutItem: ({ title }) => `Sur ${title}`,
  cancel: 'Annuler',
  peopleToMention: 'Personnes à mentionner',
  about: 'Concerne',
  threads: 'Fils',
  delete: 'Supprimer',
}
