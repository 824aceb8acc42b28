/** What the guided tour of the order page says, step by step, in French. */
import type { tourMessages as english } from '../../../messages/order/tour.ts'
import type { Translation } from '../../../localization/translation.ts'
import { ofThe } from '../grammar.ts'

export const tourMessages: Translation<typeof english> = {
  status: {
    title: 'L’avancement',
    text: ({ word }) =>
      `Chaque point est une étape du parcours ${ofThe(word)} ; il se remplit une fois l’étape atteinte. Pointez-le pour lire ce qu’il signifie.`,
  },
  price: {
    title: 'Le montant',
    text: () =>
      'Le prix de tous les articles, recalculé à chaque choix. La livraison et la taxe s’ajoutent ensuite.',
  },
  add: {
    title: 'Ajouter un article',
    text: () =>
      'Ajoutez autant de produits qu’il vous en faut. Chacun devient un article, avec son dessin et ses choix.',
  },
  itemTitle: {
    title: 'Nommer l’article',
    text: () =>
      'Indiquez où il ira ou à quoi il servira, par exemple « Entrée, à gauche de la porte ». Ce nom figure sur tous les documents.',
  },
  quantity: {
    title: 'Quantité et remarques',
    text: () =>
      'Indiquez le nombre de pièces, et laissez une remarque à ceux qui les fabriquent ou les posent.',
  },
  options: {
    title: 'À votre mesure',
    text: () =>
      'Choisissez ici les dimensions, les finitions et les gravures. Le dessin et le prix suivent aussitôt. Si des choix sont incompatibles, la raison s’affiche.',
  },
  next: 'Suivant',
  back: 'Retour',
  done: 'Terminé',
  close: 'Fermer la visite',
  progress: '{{current}} sur {{total}}',
  failed: 'La visite n’a pas pu être chargée. Réessayez.',
}
