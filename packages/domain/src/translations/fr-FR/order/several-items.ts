/** Several items of a cart at once: grouped with their sums, selected, changed, duplicated, deleted, in French. */
import type { severalItemsMessages as english } from '../../../messages/order/several-items.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, of, plural } from '../grammar.ts'

const items = (count: number) => counted(count, 'article', 'articles')
const withAmount = (text: string, amount: string) => (amount === '' ? text : `${text}, ${amount}`)

export const severalItemsMessages: Translation<typeof english> = {
  groupBy: 'Grouper par',
  notGrouped: 'Aucun',
  byProduct: 'Produit',
  without: ({ title }) => `Sans ${title}`,
  groupHeading: ({ title, count, amount }) => `${title}, ${withAmount(items(count), amount)}`,
  inGroup: ({ count, amount }) => withAmount(items(count), amount),
  select: 'Sélectionner',
  selectAll: 'Sélectionner tous les articles affichés',
  selectGroup: ({ title }) => `Sélectionner tout le groupe ${title}`,
  selectItem: ({ title }) => `Sélectionner ${title}`,
  selected: ({ count, amount }) => withAmount(counted(count, 'sélectionné', 'sélectionnés'), amount),
  selectHint:
    'Sélectionnez des articles pour les modifier ensemble. Maj sélectionne aussi tous ceux de l’intervalle.',
  forTheSelected: 'Pour les articles sélectionnés',
  change: 'Modifier…',
  duplicate: 'Dupliquer',
  delete: 'Supprimer',

  changeTitle: ({ count }) => `Modifier ${items(count)}`,
  property: 'À modifier',
  newValue: 'Nouvelle valeur',
  none: 'Aucun',
  yes: 'Oui',
  no: 'Non',
  haveIt: ({ count, of: all }) => `${figure(count)} sur ${figure(all)}`,
  various: 'Valeurs différentes',
  allHave: ({ value }) => `Tous ont actuellement ${value}`,
  noneHasOne: 'Aucune valeur actuellement',
  withoutProperty: ({ count, title }) =>
    `${items(count)} de la sélection ${plural(count, 'n’a', 'n’ont')} pas ${of(title)}.`,
  willChange: ({ count, amount }) =>
    `${withAmount(counted(count, 'article sera modifié', 'articles seront modifiés'), amount)}.`,
  nothingChanges: 'Rien ne changerait.',
  haveItAlready: ({ count }) => `${items(count)} ${plural(count, 'l’a', 'l’ont')} déjà.`,
  cannotTakeIt: ({ count }) =>
    plural(
      count,
      `${items(count)} ne peut pas l’accepter et resterait tel quel :`,
      `${items(count)} ne peuvent pas l’accepter et resteraient tels quels :`,
    ),
  refusedItem: ({ item, reason }) => `${item} : ${reason}`,
  selectThese: 'Ne sélectionner que ceux-ci',
  changeItems: ({ count }) => `Modifier ${items(count)}`,
  changeOne: ({ title }) => `Modifier ${title}`,
  changed: ({ title, count }) => `${title} : ${counted(count, 'article modifié', 'articles modifiés')}`,

  deleteTitle: ({ count }) => `Supprimer ${items(count)}`,
  deleteAsk: ({ count }) => `Voulez-vous vraiment supprimer ${items(count)} ?`,
  deleted: ({ count }) => counted(count, 'article supprimé', 'articles supprimés'),
  duplicated: ({ count }) => counted(count, 'article dupliqué', 'articles dupliqués'),
}
