/** Uploading pictures, and looking at products in 3D, in French. */
import type { pictureMessages as english } from '../../../messages/app/pictures.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure, of } from '../grammar.ts'

export const pictureMessages: Translation<typeof english> = {
  uploadIdle: 'Glissez un fichier ici ou cliquez pour parcourir',
  uploadDragging: 'Déposez ici pour envoyer.',
  uploadRunning: 'Envoi en cours…',
  uploadDone: 'Fichier envoyé.',
  uploadFailed:
    'Le fichier n’a pas pu être envoyé. Vérifiez votre connexion internet ou réessayez plus tard.',
  tooManyPixels: ({ width, height }) =>
    `L’image compte ${figure(width)} × ${figure(height)} pixels : la limite est de 50 millions au total.`,
  uploadUnsuitable: 'Choisissez un fichier de moins de 5 Mo',
  masterUnsuitable:
    'Choisissez un JPEG ou un PNG de moins de 60 Mo et d’au plus 1 000 millions de pixels, ou 50 millions s’il est progressif ou entrelacé.',
  masterOfOrder: 'Indiquez à quel canevas ce fichier d’impression est destiné : il est conservé avec lui.',
  holdsWords:
    'Ce SVG contient des mots sous forme de texte, dont l’aspect varie d’un navigateur à l’autre. Vectorisez le texte, puis choisissez-le de nouveau.',
  ofWhat:
    'Indiquez le type et le numéro de ce que montre l’image, ou ni l’un ni l’autre pour une image de la bibliothèque.',
  notOwn: 'Cette image n’appartient ni à cet endroit ni au catalogue.',
  view3dIncomplete: ({ title }) => `La vue 3D a besoin de : ${title}.`,
  view3dUnreadable: 'Cette configuration ne peut pas être affichée en 3D.',
  view3dUnavailable: 'Ce navigateur ne peut pas afficher la 3D ; voici donc le dessin.',
  view3dInterrupted: 'La carte graphique a interrompu la vue 3D.',

  // Labels and titles
  picturesOf: ({ title }) => `Images ${of(title)}`,
  addableOnceSaved: 'Des images peuvent être ajoutées dès que l’article est enregistré.',
  noneYet: 'Il n’y a pas encore d’images de cet article.',
  lookAt: ({ title }) => `Regarder ${title}`,
  delete: ({ title }) => `Supprimer ${title}`,
  itemsPicture: 'Image de l’article ✓',
  asItemPicture: 'Prendre comme image de l’article',
  setTheItemsPicture: 'Définir l’image de l’article',
  removeItemsPicture: 'Retirer l’image de l’article',
  deletedPicture: ({ title }) => (title === '' ? 'Image supprimée.' : `Image supprimée : ${title}.`),
  thisItem: 'Cet article',
  pictures: 'Images',
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  close: 'Fermer',
  pictureFile: 'Fichier image',
  addAPicture: 'Ajouter une image',
  pictureFormats: 'JPEG ou PNG, moins de 5 Mo',
  tryAgain: 'Réessayer',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  wholePicture: 'Image entière',
  pictureNotLoaded: ({ title }) => `Impossible de charger ${title}.`,
}
