/** Words of pictures that lie under the canvas to be traced: choosing one, scaling it, locking it, in French. */
import type { tracingMessages as english } from '../../../messages/canvas/tracing.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const tracingMessages: Translation<typeof english> = {
  trace: 'Décalquer un plan',
  traceTitle: 'Décalquer un plan',
  hint: 'Une photo, un scan ou un dessin se place sous la planche, et l’on dessine par-dessus. Un dessin en DXF arrive à sa taille réelle ; tout le reste se met à l’échelle par deux points et la longueur qui les sépare.',
  chooseFile: 'Glissez un fichier ici, ou cliquez pour parcourir',
  formats: 'JPEG, PNG, PDF ou DXF',
  file: 'Fichier à décalquer',
  reading: 'Lecture du fichier…',
  uploading: 'Envoi en cours…',
  another: 'Autre fichier',
  layUnder: 'Placer dessous',
  replace: 'Autre page ou fichier…',
  replaceTitle: 'Autre page ou fichier',
  replaceHint:
    'Il prend la place de l’image actuelle, avec la même largeur. Une page de même taille garde son échelle.',
  replaceIt: 'Mettre à la place',
  replaced: 'Autre page ou fichier à décalquer',
  tryAgain: 'Réessayer',
  preview: 'Ce qui est placé dessous',
  page: 'Page',
  pageNumber: ({ page }) => `page ${page}`,
  pageOf: ({ page, count }) => `Page ${page} sur ${count}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  trueSize: ({ width, height }) => `Le dessin indique sa taille : ${width} × ${height}.`,
  noUnits: 'Le dessin n’indique pas son unité : réglez son échelle une fois qu’il est sous la planche.',
  laidUnder: 'Placement d’une image sous la planche',

  // What can not be traced
  unknownKind: 'Ce n’est ni une image, ni un PDF, ni un DXF. Choisissez un fichier JPEG, PNG, PDF ou DXF.',
  drawingFile: 'C’est un dessin DWG. Enregistrez-le en DXF ou en PDF, et choisissez ce fichier.',
  binaryDxf: 'C’est un DXF binaire. Enregistrez-le en DXF texte (ASCII) ou en PDF, et choisissez ce fichier.',
  emptyFile: 'Ce fichier est vide. Choisissez-en un autre.',
  fileTooLarge: ({ most }) =>
    `Ce fichier dépasse ${figure(most)} Mo. Enregistrez-le plus petit, et choisissez ce fichier.`,
  unreadablePicture: 'Cette image est illisible : endommagée ou tronquée. Choisissez-en une autre.',
  tooManyPixels: ({ most }) =>
    `Cette image dépasse ${figure(most)} millions de pixels. Enregistrez-la plus petite, et choisissez ce fichier.`,
  lockedPdf: 'Ce PDF demande un mot de passe. Enregistrez-le sans mot de passe, et choisissez ce fichier.',
  unreadablePdf: 'Ce PDF est illisible : endommagé ou tronqué. Choisissez-en un autre.',
  unreadablePage: ({ page }) => `La page ${page} ne peut pas être dessinée. Choisissez-en une autre.`,
  unreadableDxf:
    'Ce DXF est illisible : endommagé ou tronqué. Enregistrez-le de nouveau, et choisissez ce fichier.',
  emptyDxf:
    'Rien n’est dessiné dans ce DXF : son modèle ne contient ni lignes, ni arcs, ni cercles, ni textes.',
  tooDetailed:
    'Ce DXF contient trop de lignes pour être dessiné. Enregistrez-en une partie, et choisissez ce fichier.',
  tooSlow:
    'La lecture de ce fichier prend trop de temps : il est trop volumineux, ou endommagé. Enregistrez-en une partie, et choisissez ce fichier.',
  toolFailed:
    'Le module qui lit ce fichier n’a pas pu être chargé. Vérifiez votre connexion internet et réessayez.',
  notDrawn: 'Ce navigateur n’a pas pu dessiner l’image. Choisissez-en une plus petite.',

  // Scaling and locking
  setScale: 'Régler l’échelle…',
  scaled: 'Réglage de l’échelle',
  scaleDone:
    'L’image est à l’échelle. Verrouillez-la, pour qu’elle reste en place pendant que vous dessinez.',
  firstPoint: 'Cliquez sur le premier de deux points dont vous connaissez la distance. Échap arrête.',
  secondPoint: 'Cliquez sur le second point. Échap arrête.',
  lengthBetween: 'Longueur entre les deux points',
  applyLength: 'Appliquer',
  notScaled: 'L’image ne peut pas être mise à l’échelle ainsi : elle serait trop grande pour la planche.',
  lock: 'Verrouiller',
  unlock: 'Déverrouiller',
  locked: 'verrouillé',
  lockedLabel: 'Verrouillage du fond de plan',
  unlockedLabel: 'Déverrouillage du fond de plan',
  lockedStays: 'Cet élément est verrouillé. Déverrouillez-le pour le déplacer ou le supprimer.',
}
