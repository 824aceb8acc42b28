/** The engraving schedule: all engravings of an order as one grid, on the screen and on paper, in French. */
import type { engravingScheduleMessages as english } from '../../../messages/options/engraving-schedule.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, lower } from '../grammar.ts'

const places = (number: number) => counted(number, 'emplacement', 'emplacements')

export const engravingScheduleMessages: Translation<typeof english> = {
  title: 'Tableau des gravures',
  mm: ({ length }) => `${length} mm`,
  mechanismNumber: ({ number }) => `Mécanisme ${number}`,

  // Columns
  columns: {
    room: 'Lieu ou article',
    item: 'Produit',
    pieces: 'Pièces',
    mechanism: 'Mécanisme',
    position: 'Position',
    language: 'Langue',
    line1: 'Ligne 1',
    line2: 'Ligne 2',
    font: 'Police',
    size: 'Taille',
    width: 'Largeur',
  },
  fileColumns: {
    number: 'Article',
    quantity: 'Quantité',
    widthMm: 'Largeur occupée, mm',
    allowedMm: 'Largeur admise, mm',
    problems: 'À vérifier',
  },
  paperColumns: { number: 'N°', quantity: 'Qté', engraving: 'Gravure' },
  pictogramNamed: ({ name }) => `Pictogramme : ${name}`,
  nothingEngraved: 'Rien n’est gravé ici.',
  sides: { above: 'Au-dessus', below: 'En dessous' },
  languages: { first: 'Première', second: 'Seconde' },
  widthOf: ({ width, allowed, isExact }) => `${isExact ? '' : 'environ '}${width} sur ${allowed} mm`,

  // What is wrong with a cell
  tooWide: ({ width, allowed }) => `Trop large : ${width} mm pour ${allowed} mm disponibles.`,
  overRecommended: ({ width, advised }) =>
    `Proche de ses voisines : ${width} mm, alors que ${advised} mm sont recommandés.`,
  tooLong: ({ length, most }) =>
    `Le texte compte ${figure(length)} caractères et une ligne en contient ${figure(most)}.`,
  moreLines: 'La cellule contient plus de lignes qu’il ne peut en être gravé à un emplacement.',
  noSuchOption: ({ text, column, options }) =>
    `${column} : « ${text} » n’existe pas ici. Choix possibles : ${options}.`,
  notChosen: ({ column }) => `${column} ne fait pas partie des choix de cet article.`,
  oneForItem: ({ column, text }) =>
    `${column} : toutes les gravures d’un article le partagent, et une autre valeur a déjà été donnée pour celui-ci. « ${text} » a été laissé de côté.`,

  // Steps, as the undo menu calls them
  steps: {
    type: 'Écrire une gravure',
    clear: 'Effacer les gravures',
    paste: 'Coller les gravures',
    cut: 'Couper les gravures',
    fill: 'Recopier les gravures',
    replace: 'Remplacer dans les gravures',
    fit: 'Faire tenir les gravures',
    style: 'Changer la police ou la taille',
  },
  pasted: ({ number }) => `${counted(number, 'cellule modifiée', 'cellules modifiées')}.`,
  nothingChanged: 'Rien n’a changé : tout y était déjà.',
  leftOut: ({ number }) => `${counted(number, 'cellule laissée', 'cellules laissées')} de côté :`,
  beyondGrid: ({ number }) =>
    `${counted(number, 'ligne du bloc n’a pas trouvé', 'lignes du bloc n’ont pas trouvé')} place sous la dernière ligne.`,
  leftOutOf: ({ where, message }) => `${where} : ${message}`,
  andMore: ({ number }) => `et ${counted(number, 'autre', 'autres')}`,

  madeFit: ({ number }) => `${counted(number, 'article tient', 'articles tiennent')} maintenant.`,
  noneFits: 'Aucun n’a de formulation plus courte qui tienne.',
  leftTooWide: ({ number }) =>
    `${counted(number, 'article reste trop large', 'articles restent trop larges')} : une autre taille ou une autre plaque peut aider.`,

  // The screen
  loading: 'Préparation du tableau des gravures',
  backToItems: 'Retour aux articles',
  view: 'Affichage',
  arrange: 'Classement',
  byItems: 'Par article',
  byPlaces: 'Par bouton',
  show: 'Afficher',
  all: 'Tous les emplacements',
  engraved: 'Gravés',
  faults: ({ number }) => `À vérifier (${figure(number)})`,
  figures: ({ items, places: number, faults }) =>
    `${counted(items, 'article', 'articles')}, ${counted(number, 'emplacement gravé', 'emplacements gravés')}${
      faults === 0 ? '' : `, ${figure(faults)} à vérifier`
    }`,
  fitAll: 'Tout faire tenir',
  files: 'Fichiers',
  oneLineOnly: 'une seule ligne',
  find: 'Rechercher et remplacer',
  downloadCsv: 'Télécharger le CSV',
  csv: 'CSV',
  csvFailed: 'Le fichier CSV n’a pas pu être créé. Réessayez.',
  openSheet: 'Feuille à imprimer',
  readOnly: 'Vous pouvez lire ce tableau et y copier. Seules les personnes autorisées peuvent le modifier.',
  nothing: 'Rien à graver',
  nothingHint:
    'Aucun article n’est gravé. Ajoutez-en un, ou choisissez une gravure pour un article qui peut en recevoir.',
  noneShown: 'Aucun emplacement de ce genre.',
  showAll: 'Afficher tous les emplacements',

  // The active cell
  cell: 'Cellule',
  noCell: 'Choisissez une cellule pour voir son contenu, ce qui ne va pas et ce qui aiderait.',
  lineNumber: ({ line }) => `ligne ${line}`,
  widthUsed: 'Largeur occupée',
  selected: ({ number }) => counted(number, 'cellule sélectionnée', 'cellules sélectionnées'),
  pictogram: 'Choisir un pictogramme…',
  hidePictograms: 'Masquer les pictogrammes',
  close: ({ what }) => `Fermer : ${what}`,

  // Find and replace
  findText: 'Rechercher',
  replaceText: 'Remplacer par',
  matchCase: 'Respecter la casse',
  wholeWord: 'Mots entiers',
  found: ({ cells, times }) =>
    times === 0
      ? 'Introuvable'
      : `${counted(times, 'occurrence', 'occurrences')} dans ${counted(cells, 'cellule', 'cellules')}`,
  next: 'Suivant',
  replaceOne: 'Remplacer',
  replaceAll: 'Tout remplacer',

  // Consistency
  findings: ({ number }) => counted(number, 'constat', 'constats'),
  showRows: 'Afficher',
  consistency: 'Cohérence',
  consistent: 'Rien à signaler : les emplacements de même nature sont gravés de la même façon.',
  foundBlanks: ({ number }) =>
    `${counted(number, 'texte contient', 'textes contiennent')} des espaces en début ou en fin, ou deux de suite.`,
  foundCase: ({ minor, major, number, of: usual }) =>
    `« ${minor} » figure à ${places(number)}, « ${major} » à ${places(usual)} : seules les majuscules diffèrent.`,
  foundSpelling: ({ minor, major, number, of: usual }) =>
    `« ${minor} » figure à ${places(number)}, « ${major} » à ${places(usual)} : il y a peut-être une faute.`,
  foundMissing: ({ text, place, number, of: usual, rooms }) =>
    `${place} : « ${text} » figure sur ${counted(usual, 'plaque', 'plaques')} du même type et manque sur ${figure(number)} : ${rooms}.`,
  foundNoRoom: ({ number }) =>
    `${counted(number, 'article n’a', 'articles n’ont')} ni lieu ni repère : personne ne saura où va la plaque.`,
  repairs: {
    blanks: 'Retirer les espaces',
    write: ({ text }) => `Écrire « ${text} » partout`,
    add: ({ text }) => `Y écrire « ${text} »`,
  },
  placeOf: ({ side, mechanism }) => `${side}, ${lower(mechanism)}`,
  unnamed: 'sans nom',
}
