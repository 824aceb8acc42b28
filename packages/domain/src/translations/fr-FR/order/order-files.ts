/** What files of an order say: the place on its page, and refusals, in French. */
import type { orderFileMessages as english } from '../../../messages/order/order-files.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, counted, figure, of, toThe, wholeOf } from '../grammar.ts'

export const orderFileMessages: Translation<typeof english> = {
  title: 'Fichiers',
  button: ({ count }) => (count === 0 ? 'Fichiers' : `Fichiers : ${figure(count)}`),
  close: 'Fermer les fichiers',
  loading: 'Chargement des fichiers',
  loadFailed: 'Les fichiers n’ont pas pu être chargés',
  list: 'Fichiers joints',
  adding: 'Fichiers en cours d’ajout',

  empty: 'Pas encore de fichiers',
  emptyHint: ({ word }) =>
    `Plans, dessins signés, photos d’échantillons : déposez-les ici ou choisissez Ajouter des fichiers. Toutes les personnes qui ont accès ${toThe(word)} les voient.`,
  emptyReadOnly: ({ word }) => `Personne n’a joint de fichier ${toThe(word)}.`,
  emptyItem: 'Aucun fichier pour cet article',

  add: 'Ajouter des fichiers',
  chooseFiles: 'Fichiers à ajouter',
  dropHere: 'Déposez ici les fichiers à ajouter',
  accepted: 'PDF, images, DWG, DXF, XLSX, DOCX, CSV et texte brut, moins de 50 Mo chacun',
  about: 'Concerne',
  wholeOrder: ({ word }) => cap(wholeOf(word)),
  employeesOnly: 'Équipe uniquement',
  employeesOnlyHint: ({ org }) => `Seules les personnes qui travaillent chez ${org} le voient.`,
  filter: 'Fichiers affichés',
  all: 'Tous',
  ofItem: ({ title }) => cap(of(title)),
  itemGone: 'Un article supprimé',

  sending: ({ title, percent }) => `${title} : ${percent} % envoyés`,
  checking: 'Vérification en cours…',
  waiting: 'En attente',
  cancel: ({ title }) => `Annuler ${title}`,
  retry: ({ title }) => `Réessayer ${title}`,
  dismiss: ({ title }) => `Retirer ${title} de cette liste`,
  connectionLost: 'La connexion a été interrompue avant la fin de l’envoi. Réessayez.',

  size: ({ bytes }) => {
    if (bytes < 1000) return `${bytes} octets`
    if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} ko`
    return `${(bytes / 1_000_000).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Mo`
  },
  by: ({ name, when }) => `${name}, ${when}`,
  you: 'Vous',
  download: 'Télécharger',
  downloadOf: ({ title }) => `Télécharger ${title}`,
  moreFor: ({ title }) => `Autres actions pour ${title}`,
  rename: 'Renommer',
  newName: 'Nom du fichier',
  save: 'Enregistrer',
  cancelRename: 'Annuler',
  makeInternal: 'Réserver à l’équipe',
  makePublic: 'Montrer à tous',
  moveToItem: ({ title }) => `Rattacher à ${title}`,
  moveToOrder: ({ word }) => `Rattacher à ${wholeOf(word)}`,
  remove: 'Supprimer',
  removed: ({ title }) => `Fichier supprimé : ${title}.`,
  onItem: ({ title, count }) => `${counted(count, 'fichier', 'fichiers')} ${of(title)}`,

  // Refusals
  unsuitable:
    'Ce type de fichier ne peut pas être joint. Sont acceptés : PDF, images (JPEG, PNG, WebP, GIF, TIFF, HEIC), dessins (DWG, DXF), XLSX, DOCX, CSV et texte brut en UTF-8.',
  unreadable: ({ format }) =>
    `Ce fichier se présente comme ${format}, mais il ne peut pas être lu comme tel. Il est peut-être endommagé ou incomplet.`,
  holdsMacros:
    'Ce fichier contient des macros, c’est-à-dire des programmes. Enregistrez-le sans elles, en XLSX ou DOCX, puis ajoutez-le.',
  tooManyPixels: 'Cette image dépasse 100 millions de pixels. Réduisez-la, puis ajoutez-la.',
  emptyFile: 'Ce fichier est vide.',
  tooLarge: 'Ce fichier est trop volumineux : la limite est de 50 Mo.',
  tooMany: ({ most }) =>
    `Il y a déjà ${figure(most)} fichiers, le maximum. Supprimez d’abord ceux dont personne n’a besoin.`,
  tooMuch: ({ most }) =>
    `Avec ce fichier, le total dépasserait ${most} Go. Les fichiers supprimés comptent tant qu’ils peuvent encore être restaurés.`,
  itemUnknown: 'Cet article n’existe plus.',
  notYours: 'Seules la personne qui a ajouté un fichier et l’équipe peuvent le modifier ou le supprimer.',
  changedElsewhere: 'Quelqu’un a modifié ce fichier entre-temps.',
  nameEmpty: 'Donnez un nom au fichier.',
}
