/** The home page, in French. */
import type { homeMessages as english } from '../../../messages/app/home.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, e, newOf, the } from '../grammar.ts'

export const homeMessages: Translation<typeof english> = {
  creating: 'Création',
  welcome: ({ title, heading }) => `${heading} ${title} : bienvenue`,
  newOrder: ({ order }) => cap(newOf(order)),
  nothingToConfigureYet: 'Rien à configurer pour l’instant',
  productsAppearSoon: 'Les produits apparaissent ici dès qu’ils sont publiés pour vous.',
  productsStandHere:
    'Vos produits se trouvent ici, chacun dans sa catégorie, à votre disposition et à celle de vos invités.',
  makeAProduct: 'Créer un produit',
  chooseAProduct: ({ title }) => `${title} : choisir un produit`,
  configure: 'Configurer',
  inStock: 'En stock',
  opensNewTab: '(s’ouvre dans un nouvel onglet)',
  notCreated: ({ word }) => `${cap(the(word))} n’a pas été créé${e(word)}.`,
  tryAgain: 'Réessayer',
}
