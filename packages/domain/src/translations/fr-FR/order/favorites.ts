/** Favorite configurations: kept under a name, added again, and looked after, in French. */
import type { favoriteMessages as english } from '../../../messages/order/favorites.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, of } from '../grammar.ts'

export const favoriteMessages: Translation<typeof english> = {
  title: 'Favoris',

  // Saving one
  saveTitle: 'Enregistrer comme favori',
  name: 'Nom',
  nameHint: 'Ce que vous chercherez : Plaque de chambre, laiton',
  whoseIsIt: 'Qui peut l’utiliser ?',
  forMe: 'Moi uniquement',
  forEverybody: ({ org }) => `Toute l’équipe ${of(org)}`,
  whatIsKept:
    'Le produit et ses choix sont conservés. La quantité, les remarques et les prix ne le sont pas.',
  leftOutHere: 'Ces choix ne sont pas disponibles pour vous et ne seront pas conservés :',
  save: 'Enregistrer',
  cancel: 'Annuler',
  discard: 'Abandonner ma saisie',
  saved: ({ name }) => `« ${name} » est maintenant un favori.`,
  showFavorites: 'Voir les favoris',
  replaceTitle: 'Remplacer ce favori ?',
  replaceAsk: ({ name }) =>
    `Un favori nommé « ${name} » existe déjà. Il reprendra les choix de cet article à la place des siens.`,
  replace: 'Remplacer',
  replaced: ({ name }) => `« ${name} » a maintenant les choix de cet article.`,
  noConnection: 'Pas de connexion. Réessayez une fois la connexion rétablie.',
  nameKept: 'Pas de connexion. Le nom est conservé ici : enregistrez-le une fois la connexion rétablie.',

  // The list
  list: 'Favoris',
  mine: 'Les miens',
  shared: 'Partagés',
  search: 'Rechercher dans les favoris',
  searchHint: 'Nom, produit ou choix',
  clearSearch: 'Effacer la recherche',
  found: ({ count, of: all }) => `${figure(count)} sur ${figure(all)} favoris`,
  showMore: 'Afficher plus',
  nothingFound: ({ text }) => `Aucun favori ne contient « ${text} » dans son nom ou ses choix.`,
  empty: 'Pas encore de favoris',
  emptyHint:
    'Configurez un article à votre convenance, puis choisissez « Enregistrer comme favori… » dans son menu. Vous pourrez l’ajouter d’ici aussi souvent que vous le souhaitez.',
  loading: 'Chargement des favoris',
  loadFailed: 'Les favoris n’ont pas pu être chargés',
  add: 'Ajouter',
  added: ({ name }) => `« ${name} » est ajouté.`,
  addedWithout: ({ name, count }) =>
    `« ${name} » est ajouté. ${counted(count, 'choix n’a pas pu être repris', 'choix n’ont pas pu être repris')}.`,

  // What can be done with one
  actionsOf: ({ name }) => `Autres actions pour ${name}`,
  rename: 'Renommer',
  renameOf: ({ name }) => `Nouveau nom pour ${name}`,
  renamed: ({ name }) => `Le favori s’appelle maintenant « ${name} ».`,
  share: ({ org }) => `Partager avec toute l’équipe ${of(org)}`,
  isShared: ({ name }) => `« ${name} » est maintenant partagé.`,
  unshare: 'Garder pour moi',
  isUnshared: ({ name }) => `« ${name} » n’est plus visible que par vous.`,
  replaceWith: ({ title }) => `Remplacer par la configuration ${of(title)}`,
  remove: 'Supprimer',
  removed: ({ name }) => `« ${name} » est supprimé.`,

  // What is gone
  productGone: 'Son produit ne fait plus partie de l’offre.',
  productNotOffered: 'Son produit n’est pas disponible pour vous.',
  propertyGone: ({ property }) => `${property} ne fait plus partie du produit.`,
  ofProperty: ({ property, why }) => (property === '' ? why : `${property} : ${why}`),
  aChoice: 'Un choix',
  doesNotGo: ({ property, choice }) => `${property} : ${choice} ne va pas avec les autres choix ici.`,

  // Refusals
  nameNeeded: 'Un favori a besoin d’un nom.',
  nameTaken: ({ name }) => `Un favori nommé « ${name} » existe déjà.`,
  tooManyOwn: ({ most }) => `Vous avez ${figure(most)} favoris, le maximum. Supprimez-en un d’abord.`,
  tooManyShared: ({ most }) => `${figure(most)} favoris sont partagés, le maximum. Supprimez-en un d’abord.`,
  tooLarge: 'Ces choix sont trop longs pour être conservés comme favori.',
  changedElsewhere: 'Quelqu’un a modifié ce favori entre-temps.',
  notShared: 'Seule l’équipe peut partager des favoris.',
}
