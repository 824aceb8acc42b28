/** The path of an owner's first visit, in French. */
import type { setupGuideMessages as english } from '../../../messages/admin/setup-guide.ts'
import type { Translation } from '../../../localization/translation.ts'

export const setupGuideMessages: Translation<typeof english> = {
  title: 'Premiers pas',
  progress: ({ done, all }) => `${done} sur ${all}`,
  progressOf: ({ done, all }) =>
    `Premiers pas : ${done} étapes terminées sur ${all}. Afficher toutes les étapes`,
  entry: ({ done, all }) => `Premiers pas : ${done} sur ${all}`,
  steps: {
    brand: {
      title: 'Logo et couleur',
      hint: 'Envoyez votre logo et choisissez votre couleur d’accentuation : ils figurent sur chaque écran, document et e-mail.',
      go: 'Ouvrir les réglages',
    },
    category: {
      title: 'Première catégorie',
      hint: 'Ajoutez une catégorie et nommez-la d’après ce que vous vendez. Chaque catégorie qui a des produits forme une tuile de l’accueil.',
      go: 'Ouvrir les catégories',
    },
    product: {
      title: 'Premier produit',
      hint: 'Choisissez Depuis un modèle : vous obtenez un produit avec des propriétés, des options, des prix et un dessin.',
      go: 'Ouvrir les produits',
    },
    options: {
      title: 'Propriétés et options',
      hint: 'Adaptez les choix : renommez une option, ajoutez-en une ou archivez-en une.',
      go: 'Ouvrir une propriété',
    },
    price: {
      title: 'Prix',
      hint: 'Modifiez un montant de la version en vigueur et enregistrez : en mots, il est en dollars ; en JSON, en centimes (8500 vaut 85,00 $).',
      go: 'Ouvrir le prix',
    },
    tryOut: {
      title: 'Essayer comme invité',
      hint: 'Voici ce que voient les invités. Choisissez votre produit sur cette page.',
      go: 'Passer en mode invité',
    },
    guest: {
      title: 'Inviter un client',
      hint: 'Saisissez l’adresse e-mail d’un client. Il reçoit un e-mail qui le mène ici.',
      go: 'Ouvrir les invités',
    },
  },
  tryItem: 'Donnez un nom, ajoutez un article et regardez son dessin, ses options et son prix.',
  stillMissing: {
    logo: 'Le logo manque encore.',
    accent: 'La couleur d’accentuation manque encore.',
  },
  nextIs: ({ done }) => `Terminé : ${done}.`,
  goThere: 'Y aller',
  skip: 'Passer',
  skipOf: ({ title }) => `Passer cette étape : ${title}`,
  hide: 'Masquer le guide',
  hidden: 'Le guide est masqué. Vous le retrouverez dans la navigation du back-office.',
  show: 'L’afficher',
  standings: { done: 'Terminée', skipped: 'Passée', open: 'À faire' },
  finished: ({ title }) => `${title} est en place.`,
  finishedHint: 'Les étapes passées peuvent être reprises plus bas.',
  finish: 'Fermer le guide',
  notKept: 'Le guide n’a pas pu être modifié.',
}
