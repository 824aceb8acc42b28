/** The templates of products, as they are offered, in French. */
import type { templateMessages as english } from '../../../messages/admin/templates.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, listAnd } from '../grammar.ts'

export const templateMessages: Translation<typeof english> = {
  templates: {
    keypadPlate: {
      title: 'Clavier mural',
      description: 'Une plaque murale avec boutons et gravures, dessinée à l’échelle.',
    },
    door: {
      title: 'Porte',
      description: 'Un vantail selon largeur et hauteur, au prix de la surface, dessiné à l’échelle.',
    },
    panel: {
      title: 'Panneau',
      description: 'Un panneau mural à lames, au prix de la surface, dessiné à l’échelle.',
    },
    cabinetFront: {
      title: 'Façade de meuble',
      description: 'Une façade avec sa poignée, au prix de la surface, dessinée à l’échelle.',
    },
    rail: {
      title: 'Rail',
      description: 'Un profil métallique coupé à longueur, au prix du mètre, dessiné à l’échelle.',
    },
    lamp: {
      title: 'Liseuse',
      description: 'Une lampe de lecture avec bras et interrupteur, dessinée à l’échelle.',
    },
    shelf: {
      title: 'Étagère',
      description: 'Une étagère selon largeur et profondeur, au prix de la surface, dessinée à l’échelle.',
    },
    bookcase: {
      title: 'Bibliothèque',
      description: 'Une bibliothèque selon largeur et hauteur, au prix de la surface, dessinée à l’échelle.',
    },
    floor: {
      title: 'Parquet',
      description: 'Un sol selon motif et essence de bois, dessiné tel qu’il est posé.',
    },
    flatPrint: {
      title: 'Impression à plat',
      description:
        'Une impression ou un décor mural selon largeur et hauteur, au prix de la surface, dessiné en lés.',
    },
    plainArticle: {
      title: 'Article simple',
      description: 'Tout article avec une couleur, une taille et un prix, dessiné à l’échelle.',
    },
  },
  noSuchCategory: 'Cette catégorie n’existe plus. Choisissez-en une autre.',

  // The popup
  fromTemplate: 'Depuis un modèle',
  hint: 'Choisissez le plus proche. Tout ce qu’il crée peut être modifié ensuite.',
  category: 'Catégorie',
  ownCategory: 'Celle du modèle',
  makes: ({ properties, options }) =>
    `Crée ${listAnd(properties)}, avec ${counted(options, 'option', 'options')} et leurs prix.`,
  made: ({ title }) => `${title} est en place, avec ses propriétés, options et prix.`,
  takenBack: ({ title }) => `${title} et ce qui l’accompagnait ont disparu.`,
  madeAgain: ({ title }) => `${title} et ce qui l’accompagnait sont de retour.`,
}
