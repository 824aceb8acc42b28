/** What employees do in the orders list: with several at once, and with views and columns of their own, in French. */
import type { ordersWorkMessages as english } from '../../../messages/app/orders-work.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, counted, e, figure, lower, of } from '../grammar.ts'

const selected = (count: number) => counted(count, 'sélectionné', 'sélectionnés')
const orders = ({ count }: { count: number }) => `(${selected(count)})`

export const ordersWorkMessages: Translation<typeof english> = {
  // With the selected ones
  bulkActions: ({ words }) => `${cap(lower(words))} sélectionné${e(words)}s`,
  selected: ({ count }) => selected(count),
  select: ({ name }) => `Sélectionner ${name}`,
  selectOne: 'Sélectionner',
  selectAll: 'Sélectionner toute la page',
  clearSelection: 'Effacer la sélection',
  status: 'Statut…',
  owner: 'Propriétaire…',
  print: 'Imprimer',
  printWhat: 'Un seul fichier avec un document de chacun',
  printsAtMost: ({ most }) => `${figure(most)} au plus s’impriment ensemble`,
  notPrinted: 'Le fichier n’a pas pu être créé.',
  cancel: 'Annuler',
  orders,
  archived: 'Archivage effectué',
  unarchived: 'Désarchivage effectué',
  givenTo: ({ name }) => `Nouveau propriétaire : ${name}`,
  ownerStays: ({ name }) => `${name} garde son propriétaire.`,
  takenBack: ({ count }) => `Changement annulé ${orders({ count })}`,
  notChanged: ({ count }) =>
    count === 1 ? 'Un élément laissé tel quel' : `${figure(count)} éléments laissés tels quels`,

  // Status
  statusOf: ({ count }) => `Changer le statut de ${counted(count, 'élément', 'éléments')}`,
  newStatus: 'Nouveau statut',
  chooseStatus: 'Choisir un statut',
  tellGuests: 'Avertir les invités par e-mail',
  setStatus: 'Changer le statut',
  progress: ({ count, all }) => `${figure(count)} sur ${figure(all)}`,
  goBackwards: ({ count }) =>
    count === 1
      ? 'Un élément est déjà allé plus loin. Ses étapes ultérieures sont retirées.'
      : `${figure(count)} éléments sont déjà allés plus loin. Leurs étapes ultérieures sont retirées.`,
  areThere: ({ count }) =>
    count === 1
      ? 'Un élément y est déjà et reste tel quel.'
      : `${figure(count)} éléments y sont déjà et restent tels quels.`,
  andMore: ({ count }) => (count === 1 ? 'Et un autre.' : `Et ${figure(count)} autres.`),
  statusSet: ({ title, count }) => `${title} ${orders({ count })}`,

  // Owner
  ownerOf: ({ count }) => `Changer le propriétaire de ${counted(count, 'élément', 'éléments')}`,
  newOwner: 'Nouveau propriétaire',
  give: 'Attribuer',
  ownerKeepsTerms: 'Les conditions de remise et de taxe restent inchangées pour chacun.',

  // Views
  views: 'Vues',
  noViews: 'Gardez sous un nom les recherches, filtres et tris que vous utilisez souvent.',
  saveThis: 'Enregistrer l’affichage actuel sous',
  viewTitle: 'Nom de la vue',
  save: 'Enregistrer',
  rename: ({ title }) => `Renommer ${title}`,
  newTitle: ({ title }) => `Nouveau nom ${of(title)}`,
  deleteView: ({ title }) => `Supprimer ${title}`,
  viewDeleted: ({ title }) => `La vue ${title} est supprimée.`,
  viewReplaced: ({ title }) => `La vue ${title} montre désormais autre chose.`,
  viewSaved: ({ title }) => `La vue ${title} est enregistrée.`,

  // Columns
  columns: 'Colonnes',
  usualColumns: 'Colonnes habituelles',

  // Pages
  rowsOf: ({ first, last, total }) => `${figure(first)}–${figure(last)} sur ${total}`,
  moreThan: ({ total }) => `plus de ${total}`,
}
