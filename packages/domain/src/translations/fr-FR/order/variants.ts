/** Variants of an item, side by side: compared, changed, taken, in French. */
import type { variantMessages as english } from '../../../messages/order/variants.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, of, plural } from '../grammar.ts'

export const variantMessages: Translation<typeof english> = {
  title: ({ item }) => `Variantes ${of(item)}`,
  columns: 'L’article et ses variantes',
  group: 'Variantes',
  undoLast: 'Annuler dans la dernière variante modifiée',
  redoLast: 'Rétablir dans la dernière variante modifiée',
  explained: 'Rien ne change tant que vous n’en utilisez pas une.',
  sameScale: 'Toutes sont dessinées à la même échelle.',
  asItIs: 'L’article actuel',
  variant: ({ letter }) => `Variante ${letter}`,
  began: 'Au départ',
  sameAsNow: 'Identique à l’article actuel',
  add: 'Ajouter une variante',
  most: ({ count }) => `${figure(count)} variantes au plus tiennent côte à côte.`,
  shown: 'Choix affichés',
  differing: 'Ce qui diffère',
  all: 'Tous les choix',
  nothingDiffers: 'Tout est identique. Modifiez un choix dans une variante pour comparer.',
  differs: 'Diffère de l’article actuel.',
  notHere: 'Sans objet ici',

  pieces: ({ count }) => counted(count, 'pièce', 'pièces'),
  samePrice: 'Même prix',
  inAllItems: ({ amount }) => `${amount} pour tous les articles`,
  toFix: ({ count }) => counted(count, 'point à corriger', 'points à corriger'),

  use: ({ name }) => `Utiliser ${name}`,
  used: ({ name }) => `L’article correspond maintenant à : ${name}.`,
  addAsItem: ({ name }) => `Ajouter ${name} comme article`,
  addAsItemShort: 'Ajouter comme article',
  added: ({ title }) => `Article ajouté en plus : ${title}.`,
  changesAllItems: ({ name }) =>
    `${name} contient des choix qui valent pour tous les articles. L’utiliser les modifie tous.`,
  remove: ({ name }) => `Retirer ${name}`,
  removed: ({ name }) => `${name} retirée.`,
  undoIn: ({ name, label }) => `Annuler dans ${name} : ${label}`,
  undoNothingIn: ({ name }) => `Annuler dans ${name}`,
  redoIn: ({ name, label }) => `Rétablir dans ${name} : ${label}`,
  redoNothingIn: ({ name }) => `Rétablir dans ${name}`,
  startedAnew: 'Des variantes antérieures de cet article ont été écartées.',
  notTaken: ({ count }) =>
    `${counted(count, 'choix', 'choix')} de cette variante ${plural(count, 'n’est plus possible et reprend celui', 'ne sont plus possibles et reprennent ceux')} de l’article.`,
  itemGone: 'L’article n’existe plus.',
}
