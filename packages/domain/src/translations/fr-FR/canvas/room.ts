/** Words of rooms in three dimensions: eye points, walking about, what is seen, stills and their sheets, in French. */
import type { roomMessages as english } from '../../../messages/canvas/room.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure, of } from '../grammar.ts'

// A room is 'espace' here: 'pièce' is a piece of an item.
export const roomMessages: Translation<typeof english> = {
  room: 'Espace en 3D',
  rooms: 'Vues de l’espace',
  eyePoint: ({ number }) => `Point de vue ${number}`,
  freeEye: 'Espace en 3D',
  loading: 'Chargement de l’espace',
  addEyePoint: 'Garder cette vue',
  eyePointAdded: 'Nouveau point de vue',
  saveEyePoint: 'Regarder d’ici',
  eyePointSaved: 'Déplacement du point de vue',
  backToEyePoint: 'Revenir au point de vue',
  backToPlan: 'Revenir au plan',
  keepStill: 'Figer l’image',
  keepStillAnew: 'Figer de nouveau',
  keepingStill: 'Enregistrement de l’image fixe…',
  stillKept: 'Nouvelle image fixe',
  stillIsKept: 'L’image fixe est enregistrée. Elle est imprimée avec les dessins.',
  still: ({ title }) => `Image fixe ${of(title)}`,
  stillIsOld: 'L’espace a changé depuis cette image fixe.',
  stillIsOldShort: 'L’espace a changé depuis',
  stillFailed: 'L’image fixe n’a pas pu être enregistrée. Vérifiez votre connexion internet et réessayez.',
  stillNotDrawn: 'Ce navigateur n’a pas pu dessiner l’image fixe. Réessayez.',
  openRoom: 'Regarder dans l’espace',
  selectInPlan: ({ name }) => `${name}, sélection dans le plan`,
  notInRoom: ({ name, count }) =>
    count === 1
      ? `${name} se trouve sur un cadre de vue qui ne regarde aucun mur et n’apparaît pas dans l’espace.`
      : `${figure(count)} × ${name} : ces pièces se trouvent sur un cadre de vue qui ne regarde aucun mur et n’apparaissent pas dans l’espace.`,
  notInRoomHeading: 'Hors de l’espace',
  emptyRoom: 'Le plan est vide. Dessinez ses murs, et l’espace apparaît ici.',

  // For those who do not see it
  view: 'Vue 3D de l’espace',
  viewOf: ({ title, seen }) => `${title}. ${seen}`,
  keys: 'Les flèches haut et bas avancent et reculent, gauche et droite tournent, avec Maj elles font un pas de côté. A et D font un pas de côté, Page précédente et Page suivante élèvent et abaissent les yeux, R et F inclinent le regard vers le haut et vers le bas. Origine revient au point de vue.',
  whatIsSeen: 'Ce que l’on voit, de gauche à droite',
  seesNothing: 'D’ici, rien de l’espace n’est visible.',
  sees: ({ things }) => `Visible de gauche à droite : ${things.join(' ; ')}.`,
  thing: ({ name, side, distance }) => `${name}, ${side}, à ${distance}`,
  sides: { left: 'à gauche', ahead: 'en face', right: 'à droite' },
  things: {
    wall: 'mur',
    mural: 'décor mural',
    door: 'porte',
    window: 'fenêtre',
    opening: 'ouverture',
  },
  muralOn: ({ title }) => `décor mural sur ${title}`,

  // Where it can not be shown
  noGraphics:
    'Ce navigateur ne peut pas afficher la 3D. Le plan et les vues restent disponibles, et rien n’est perdu.',
  interrupted: 'La carte graphique a interrompu l’espace. Le plan et les vues restent disponibles.',
  notLoaded: 'L’espace n’a pas pu être chargé. Vérifiez votre connexion internet et réessayez.',
  tryAgain: 'Réessayer',
  moveHint: 'Glisser pour regarder, molette pour avancer',
  touchHint: 'Glisser pour regarder, pincer pour avancer',

  // On paper
  sheetHeading: ({ title }) => `Vue de l’espace, ${title}`,
  sheetAbout: 'Perspective, sans échelle',
  sheetOld: 'L’espace a changé depuis cette image.',
  notToScale: 'Sans échelle',
}
