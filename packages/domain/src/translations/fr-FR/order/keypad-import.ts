/** What the import of a keypad schedule says, in French. */
import type { keypadImportMessages as english } from '../../../messages/order/keypad-import.ts'
import type { Translation } from '../../../localization/translation.ts'

const figure = (number: number) => number.toLocaleString('fr-FR')
const counted = (number: number, one: string, many: string) => `${figure(number)} ${number < 2 ? one : many}`
const items = (number: number) => counted(number, 'article', 'articles')
const rows = (number: number) => counted(number, 'ligne', 'lignes')
const buttons = (number: number) => counted(number, 'bouton', 'boutons')

export const keypadImportMessages: Translation<typeof english> = {
  title: 'Importer une liste de claviers',
  menu: 'D’après une liste de claviers…',

  // The file
  intro:
    'Une ligne par clavier, ou une par bouton : lieu, nom, quantité, choix et gravures. Rien n’est ajouté avant que vous l’ayez vu.',
  choose: 'Choisissez un fichier, ou déposez-le ici',
  chooseOther: 'Choisir un autre fichier',
  kinds: 'Un classeur (.xlsx) ou un texte en colonnes (.csv)',
  fileInput: 'Fichier de la liste de claviers',
  paste: 'Ou collez les cellules d’un tableur',
  pasteHint: 'Avec la ligne des titres',
  takePasted: 'Utiliser ces cellules',
  reading: ({ name }) => `Lecture de ${name}`,
  template: 'Télécharger un exemple',
  templateFailed: 'L’exemple n’a pas pu être créé. Veuillez réessayer.',
  noConnection:
    'Il n’y a pas de connexion, et c’est le serveur qui lit les fichiers. Collez les cellules ici, ou réessayez une fois connecté.',
  noRows: 'Il n’y a rien dans ce tableau sous ses titres.',
  again: 'Réessayer',
  back: 'Autre fichier',
  loading: 'Chargement des produits',
  notLoaded: 'Les produits n’ont pas pu être chargés',
  noProducts: 'Aucun des produits proposés ici ne peut être gravé',
  pastedName: 'Cellules collées',

  // The columns
  sheet: 'Feuille',
  headerRow: 'Les titres sont en',
  row: ({ number }) => `Ligne ${figure(number)}`,
  noHeader: 'Aucune ligne : la première est un clavier',
  product: 'Les lignes deviennent',
  startItem: ({ title, product }) => `${title} (${product})`,
  side: 'Place des gravures',
  sides: { above: 'Au-dessus du bouton', below: 'En dessous du bouton' },
  columns: 'Colonnes',
  columnsHint: 'Reconnues à leurs titres. Corrigez ce qui ne convient pas.',
  columnOf: ({ heading }) => `Colonne « ${heading} »`,
  untitledColumn: ({ letter }) => `Colonne ${letter}`,
  sample: ({ text }) => `par exemple « ${text} »`,
  showColumns: ({ used, of }) => `Colonnes : ${used} sur ${of} ${used < 2 ? 'est lue' : 'sont lues'}`,
  roles: {
    ignored: 'Non lue',
    title: 'Nom du clavier',
    room: 'Lieu',
    quantity: 'Quantité',
    notes: 'Notes',
    product: 'Produit',
    number: 'Numéro du clavier',
    buttons: 'Nombre de boutons',
    button: 'Quel bouton (une ligne par bouton)',
    position: 'Au-dessus ou en dessous',
    language: 'Langue',
    pieces: 'Pièces',
  },
  lineRole: ({ line }) => `Gravure de la ligne, rang ${line}`,
  buttonRole: ({ button, side, isSecond, line }) =>
    [
      `Bouton ${button}`,
      ...(side === '' ? [] : [side === 'above' ? 'au-dessus' : 'en dessous']),
      ...(isSecond ? ['seconde langue'] : []),
      ...(line === 1 ? [] : [`rang ${line}`]),
    ].join(', '),
  nothingEngraved:
    'Aucune colonne n’a de gravures. Choisissez « Bouton 1 » pour la colonne du premier bouton, ou « Quel bouton » si chaque bouton a sa ligne.',

  // What is wrong with a cell
  notesTooLong: ({ length, most }) => `La note a ${figure(length)} caractères, pour ${figure(most)} au plus.`,
  titleTooLong: ({ length, most }) => `Le nom a ${length} caractères, pour ${most} au plus.`,
  quantity: ({ most }) => `Écrivez un nombre entier de 1 à ${figure(most)}.`,
  unknownProduct: ({ text }) => `Aucun produit qui puisse être gravé ne s’appelle « ${text} ».`,
  buttonsNumber: 'Écrivez le nombre de boutons du clavier.',
  noLayoutOf: ({ number }) => `Il n’y a pas de disposition à ${buttons(number)}.`,
  noLayoutChoice:
    'Le nombre de boutons de ce produit ne dépend pas d’une seule propriété. Ne lisez pas cette colonne.',
  tooManyButtons: ({ number, most }) =>
    `C’est le bouton ${number}, et il n’y en a ${most < 2 ? 'qu’un' : `que ${most}`} ici.`,
  tooManyForAll: ({ number, most }) =>
    `C’est le bouton ${number}, et la plus grande disposition en a ${most}.`,
  unknownButton: ({ text }) =>
    `La plaque n’a pas de bouton « ${text} ». Écrivez son numéro, compté depuis le coin supérieur gauche.`,
  buttonNeeded: 'De quel bouton s’agit-il ? Écrivez son numéro, compté depuis le coin supérieur gauche.',
  position: ({ text }) => `« ${text} » n’est ni au-dessus ni en dessous.`,
  language: ({ text }) => `« ${text} » n’est ni la première langue ni la seconde.`,
  noSecondLanguage: 'Ce produit est gravé en une seule langue.',
  placeTwice: ({ row }) => `La ligne ${figure(row)} a déjà une gravure à cet endroit.`,
  moreLines: 'Un bouton a deux lignes de gravure au plus de chaque côté.',
  differs: ({ row }) =>
    `Cette ligne appartient au clavier de la ligne ${figure(row)}, qui dit autre chose ici.`,
  pieces: ({ text, quantity }) =>
    `« ${text} » ne désigne pas des pièces parmi ${figure(quantity)}. Écrivez 1, 2 ou 1–3.`,
  chosenForAll: ({ property, choice }) =>
    `« ${property} » se choisit une fois pour tout ce qui est ici : ${choice}.`,
  takeInstead: ({ text }) => `Prendre « ${text} »`,

  // What is added without being said in the file
  layoutFound: ({ property, layout, number }) =>
    `${property} : ${layout}, la plus petite qui contienne ${buttons(number)}.`,
  choice: ({ property, choice }) => `${property} : ${choice}`,
  madePossible: ({ choices }) => `Choisi pour permettre la gravure : ${choices}.`,
  leftOutOfStart: ({ property }) =>
    `${property} : autre choix que pour l’article modèle, qui ne va pas avec cette ligne.`,

  // The preview
  preview: 'Ce qui sera ajouté',
  figures: ({ number, errors, warnings }) =>
    [
      `${items(number)} à ajouter`,
      ...(errors === 0 ? [] : [`${rows(errors)} avec des erreurs`]),
      ...(warnings === 0 ? [] : [`${rows(warnings)} à vérifier`]),
    ].join(', '),
  working: ({ done, of }) => `${figure(done)} sur ${items(of)} examinés`,
  engravings: 'Gravures',
  price: 'Prix',
  take: ({ title }) => `Ajouter ${title}`,
  rowsOf: ({ first, last }) =>
    first === last ? `Ligne ${figure(first)}` : `Lignes ${figure(first)} à ${figure(last)}`,
  correct: ({ column, row }) => `${column}, ligne ${figure(row)}`,
  errorMark: 'Erreur',
  warningMark: 'À vérifier',
  noteMark: 'Remarque',
  leaveOutFaulty: ({ number }) => `Laisser de côté ${rows(number)} avec des erreurs`,
  onlyFaulty: 'Seulement celles à examiner',
  nothingToLookAt: 'Aucune ligne n’a de défaut.',
  add: ({ number }) => `Ajouter ${items(number)}`,
  mendFirst: 'Corrigez les lignes avec des erreurs, ou laissez-les de côté.',
  added: ({ number }) => `${items(number)} ${number < 2 ? 'ajouté' : 'ajoutés'}.`,
  tooMany: ({ number, most }) =>
    `Le tableau a ${figure(number)} claviers, et ${figure(most)} peuvent être ajoutés à la fois. Divisez le fichier.`,
  tooLargeTable: ({ sheet, most }) =>
    `« ${sheet} » a plus de ${figure(most)} cellules remplies : ce n’est pas une liste de claviers.`,
  notAddable: 'Rien ne peut plus être ajouté ici.',
  cancel: 'Annuler',

  example: {
    name: 'Liste de claviers',
    room: 'Lieu',
    keypad: 'Clavier',
    quantity: 'Quantité',
    button: ({ number }) => `Bouton ${number}`,
    rooms: ['Entrée', 'Cuisine', 'Chambre'],
    texts: [
      ['ARRÊT', 'HALL'],
      ['ÎLOT', 'TABLE', 'VAR', 'OFF'],
      ['LIRE', 'STORES', 'VENT', 'NUIT'],
    ],
  },
}
