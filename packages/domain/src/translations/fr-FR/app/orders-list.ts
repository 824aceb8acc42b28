/** Sentences of the orders list, in French. */
import type { ordersListMessages as english } from '../../../messages/app/orders-list.ts'
import type { Translation } from '../../../localization/translation.ts'
import { allThe, cap, counted, e, figure, lower, plural } from '../grammar.ts'

const first = (word: string) => `${e(word) === '' ? 'premier' : 'première'} ${lower(word)}`

export const ordersListMessages: Translation<typeof english> = {
  // The CSV export
  exportFailed: 'Un problème est survenu pendant l’export de la liste en CSV.',
  exportNotOffered: 'La liste ne peut pas être exportée ici.',
  exportHasAllRows: 'Un export contient toutes les lignes : n’indiquez pas resultConstraints.',

  // The cost update
  costUpdateNotOffered: 'Les coûts ne s’actualisent pas ensemble ici.',
  costUpdateAsk: ({ words }) => `Actualiser les coûts : ${allThe(words)} ?`,
  costUpdateWhat: ({ words }) =>
    `Tout est recalculé. Les ${lower(words)} déjà soumis${e(words) === '' ? '' : 'es'} gardent les prix de leur date de prix ; les archives gardent leurs coûts.`,
  costUpdateRuns: ({ checked, total }) => `Actualisation des coûts : ${figure(checked)} sur ${figure(total)}`,
  costUpdateDone: ({ words, changed, total, archived }) => {
    const active = `${figure(total - archived)} ${lower(words)}`
    const done =
      changed === 0
        ? `Coûts vérifiés (${active}) : tous étaient déjà justes.`
        : `Coûts modifiés : ${figure(changed)} sur ${active}.`
    if (archived === 0) return done
    return `${done} ${figure(archived)} dans les archives, laissé${e(words)}${plural(archived, '', 's')} en l’état.`
  },
  costUpdateFailed: 'Les coûts n’ont pas pu être actualisés. Réessayez.',

  // Sorting
  sortNeedsPrices: 'Une liste sans prix ne peut pas être triée par prix.',

  // Saved views
  viewNameTaken: ({ title }) => `Vous avez une autre vue nommée « ${title} ». Choisissez un autre nom.`,
  tooManyViews: ({ most }) => `Vous avez ${figure(most)} vues, le maximum. Supprimez-en une d’abord.`,

  // Loading
  slow: ({ words }) => `${cap(lower(words))} : c’est plus long que d’habitude. Chargement en cours…`,

  // What others do
  othersChanged: ({ count }) => counted(count, 'autre modification', 'autres modifications'),

  // Labels and titles
  clearTheFilter: ({ label }) => `Retirer le filtre ${label}`,
  updateCosts: 'Actualiser les coûts',
  bookkeeping: 'Comptabilité',
  production: 'Production',
  exportCsv: 'Exporter en CSV',
  orders: 'Commandes',
  anyone: 'Tous',
  me: 'Moi',
  active: 'Actifs',
  archived: 'Archives',
  all: 'Tous',
  basic: 'Simple',
  advanced: 'Avancé',
  number: 'Numéro',
  title: 'Titre',
  company: 'Société',
  created: 'Création',
  updated: 'Mise à jour',
  total: 'Total',
  status: 'Statut',
  owner: 'Propriétaire',
  category: 'Catégorie',
  filters: 'Filtres',
  type: 'Type',
  processingPayment: 'Paiement en cours',
  view: 'Vue',
  sortBy: 'Tri',
  itemsPage: 'Lignes/page',
  differsFromLast: '(diffère du dernier statut atteint)',
  paying: 'Paiement',
  loading: ({ label }) => `Chargement : ${label}`,
  searchOrders: ({ words }) => `Rechercher : ${lower(words)}`,
  pages: 'Pages',
  pageNumbered: ({ page }) => `Page ${page}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  noOrdersFound: 'Aucun résultat',
  clearFilters: 'Effacer les filtres',
  startHomePage: 'Commencer à l’accueil',
  nothingMatchesSearch: 'Rien ne correspond à la recherche et aux filtres.',
  pageIsEmpty: ({ page }) => `Il n’y a plus rien à la page ${page}. La recherche et les filtres restent.`,
  firstPage: 'Première page',
  goneFilter: 'N’existe plus',
  firstStartsSo: ({ word }) => `Votre ${first(word)} commence par un produit.`,
  actions: 'Actions',
  wasNotArchived: ({ name }) => `Archivage impossible : ${name}.`,
  isStillArchived: ({ name }) => `${name} est toujours dans les archives.`,
  isArchived: ({ name }) => `${name} est dans les archives.`,
  activeAgain: ({ name }) => `${name} n’est plus dans les archives.`,
  moreForNumber: ({ orgSpecificId }) => `Autres actions pour le n° ${orgSpecificId}`,
  unarchive: 'Désarchiver',
  archive: 'Archiver',
  search: 'Rechercher',
  list: 'Liste',
  searchPlaceholder: 'RECHERCHER…',
  clearSearch: 'Effacer la recherche',
  shortcuts: 'Raccourcis',
}
