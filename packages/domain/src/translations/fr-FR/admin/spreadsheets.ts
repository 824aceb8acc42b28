/** What tables of the catalog, their export and their import say, in French. */
import type {
  orderImportMessages as englishOrders,
  spreadsheetFileMessages as englishFiles,
  spreadsheetMessages as english,
} from '../../../messages/admin/spreadsheets.ts'
import { columnTitles, customProductName, sheetTitles } from '../../../messages/admin/spreadsheet-titles.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure, listOr } from '../grammar.ts'

// Tables and columns are called the same in the files of all languages: they are named here as they stand there.

const quoted = (name: string) => `« ${name} »`

/** '« Color »', '« Color » ou « Size »' */
const eitherOf = (names: readonly string[]) => listOr(names.map(quoted))
const eitherId = (ids: readonly number[]) => listOr(ids.map((id) => `#${id}`))

export const spreadsheetMessages: Translation<typeof english> = {
  unknownSheet: ({ sheets }) =>
    `Il n’y a pas de tableau de ce nom. Donnez à la feuille, ou au fichier CSV, le nom de son tableau : ${eitherOf(sheets)}.`,
  sheetTwice: ({ title }) => `Le tableau « ${title} » figure déjà dans une autre feuille.`,
  noHeading: ({ title, id }) =>
    `Aucune ligne d’en-têtes n’a été trouvée. La première ligne doit nommer les colonnes, par exemple « ${id} » et « ${title} ».`,
  unknownColumn: ({ columns }) =>
    `Il n’y a pas de colonne de ce nom ici. Les colonnes s’appellent ${eitherOf(columns)}.`,
  columnTwice: 'Cette colonne figure déjà, plus à gauche.',
  cellWithoutHeading: 'Rien n’indique ce que c’est : sa colonne n’a pas d’en-tête.',
  idIsNone: 'Les id sont des nombres entiers. Laissez la cellule vide pour ajouter un nouvel élément.',
  unknownId: ({ kind, id }) =>
    `« ${kind} » n’a rien avec l’id ${id}. Laissez la cellule vide pour ajouter un nouvel élément.`,
  rowTwice: 'Une ligne plus haut concerne déjà le même enregistrement.',
  titleTwice: ({ title }) => `Une ligne plus haut ajoute déjà « ${title} ».`,
  manyOfTitle: ({ title }) =>
    `Plusieurs enregistrements s’appellent « ${title} ». Indiquez l’id de celui que vous voulez.`,
  titleNeeded: ({ column }) =>
    column === columnTitles.title
      ? 'Il faut un titre pour ajouter un nouvel élément.'
      : `Il faut « ${column} » pour ajouter un nouvel élément.`,
  partNeeded: ({ column }) => `« ${column} » doit indiquer l’élément que cette ligne concerne.`,
  versionPlace: ({ next }) =>
    `Les versions se comptent à partir de 1. Laissez la cellule vide, ou écrivez ${next}, pour en ajouter une.`,
  notAdded: 'Cette ligne n’ajoute rien : ce qu’elle concerne n’a pas pu être lu.',
  unknownName: ({ name, kind }) => `Rien dans « ${kind} » ne s’appelle « ${name} ».`,
  unknownNumber: ({ id, kind }) => `« ${kind} » n’a rien avec l’id ${id}.`,
  ambiguousName: ({ name, ids }) =>
    `Plusieurs éléments s’appellent « ${name} ». Écrivez l’id de celui que vous voulez : ${eitherId(ids)}.`,
  readAsId: ({ id }) => `Rien ne porte ce titre ; ${id} a donc été lu comme un id.`,
  yesOrNo: 'Écrivez oui ou non.',
  number: 'Ce n’est pas un nombre.',
  numberIsDate: ({ date }) =>
    `Le tableur a fait une date (${date}) de ce qui a été saisi ici. Saisissez de nouveau le nombre, dans une cellule au format Nombre.`,
  textIsDate: ({ date }) =>
    `Le tableur a fait une date (${date}) de ce qui a été saisi ici. Saisissez de nouveau le texte, dans une cellule au format Texte.`,
  textIsShortened: ({ text }) =>
    `Le tableur a abrégé un long nombre en ${text}. Saisissez-le de nouveau, dans une cellule au format Texte.`,
  looksLikeDate:
    'Cela ressemble à une date qu’un tableur a faite d’autre chose ; la valeur a été prise telle quelle.',
  dateTakenBack: ({ text }) => `Le tableur avait fait une date de « ${text} » ; le texte reste inchangé.`,
  zerosTakenBack: ({ text }) =>
    `Le tableur avait retiré les zéros au début de « ${text} » ; la valeur reste inchangée.`,
  digitsTakenBack: ({ text }) =>
    `Le tableur avait abrégé le long nombre « ${text} » ; la valeur reste inchangée.`,
  formulaFailed: ({ text }) =>
    `La formule de cette cellule n’a pas abouti (${text}). Écrivez la valeur elle-même.`,
  formulaTaken: 'Cette cellule contient une formule. Son dernier résultat a été pris.',
  date: 'Écrivez la date sous la forme 2026-12-31 ou 2026-12-31 08:30, en UTC.',
  oneOf: ({ values }) => `Écrivez ${eitherOf(values)}.`,
  json: ({ problem }) => `Ce n’est pas du JSON valide : ${problem}`,
  fields: {
    contact: 'coordonnées',
    translations: 'traductions',
    hasEntered: 's’est connecté depuis',
    eventsCount: 'quelqu’un y a travaillé depuis',
  },
  needed: 'Cette cellule doit être remplie.',
  country: 'Écrivez le pays en deux lettres, par exemple US ou FR.',
  email: 'Écrivez une adresse e-mail, par exemple anna@exemple.fr.',
  emailStays:
    'L’adresse d’un invité n’est modifiée que par lui-même. Ajoutez une ligne sans id pour inviter quelqu’un d’autre.',
  nameIsTheirs: 'Laissé de côté : les invités indiquent eux-mêmes leur nom.',
  guestComesBack: 'Cet invité avait été retiré, et le redevient.',
  percentIsShare: ({ value }) => {
    const percent = Number((value * 100).toFixed(6))
    return `Le tableur a fait ${figure(value)} d’un pourcentage. Écrivez ${percent} pour ${figure(percent)} %, ou ${value} % avec le signe si c’est ce que vous voulez.`
  },
  removedStays: 'Un enregistrement à supprimer ne peut pas être créé par la même ligne.',
  fieldAt: ({ path, message }) => (path === '' ? message : `${path} : ${message}`),
}

const megabytes = (bytes: number) => `${figure(Math.round(bytes / 1_000_000))} Mo`

export const spreadsheetFileMessages: Translation<typeof englishFiles> = {
  tooLarge: ({ most }) => `Le fichier est trop volumineux : ${megabytes(most)} au plus.`,
  inflatesTooMuch: ({ most }) =>
    `Une fois décompressé, le classeur dépasse ${megabytes(most)}. Enregistrez les tableaux en fichiers CSV, ou en plusieurs classeurs.`,
  tooManyParts: ({ most }) => `Le classeur compte plus de ${figure(most)} parties.`,
  tooManyRows: ({ sheet, most }) =>
    `« ${sheet} » compte plus de ${figure(most)} lignes. Les lignes vides comptent : supprimez celles sous le tableau.`,
  tooManyColumns: ({ sheet, most }) =>
    `« ${sheet} » compte plus de ${figure(most)} colonnes. Les colonnes vides comptent : supprimez celles à côté du tableau.`,
  tooLongCell: ({ sheet, row, most }) =>
    `Une cellule de la ligne ${row} de « ${sheet} » compte plus de ${figure(most)} caractères.`,
  linksOutside:
    'Ce classeur prend des valeurs dans d’autres fichiers. Copiez-les et collez-les comme valeurs, puis enregistrez-le de nouveau.',
  oldWorkbook:
    'C’est un classeur de l’ancien format (.xls), ou protégé par un mot de passe. Enregistrez-le en .xlsx sans mot de passe.',
  noWorkbook: 'Ce fichier n’est pas un classeur lisible : il est endommagé, ou d’une autre nature.',
  takesTooLong: 'La lecture de ce fichier prend trop de temps. Importez ses tableaux en plusieurs fichiers.',
  needsTooMuch:
    'La lecture de ce fichier demande trop de mémoire. Importez ses tableaux en plusieurs fichiers.',
  notText: 'Ce fichier n’est ni un classeur (.xlsx) ni un texte en colonnes (.csv).',
}

export const orderImportMessages: Translation<typeof englishOrders> = {
  choiceHeadings: `L’en-tête d’un choix est le titre de sa propriété, celui des gravures « ${columnTitles.engraving} 1 » et ainsi de suite.`,
  keyNeeded: ({ column }) =>
    `« ${column} » doit indiquer à quoi cette ligne appartient : un nom ou un numéro de votre choix.`,
  orderTwice: ({ key }) => `Une ligne plus haut est déjà « ${key} ».`,
  unknownCustomer: ({ email }) =>
    `${email} ne fait partie ni des invités ni de l’équipe. Invitez cette personne, ou ajoutez-la au tableau « ${sheetTitles.guests} ».`,
  priceToTheCent: 'Écrivez le prix d’une pièce au centime, par exemple 48,50.',
  priceBelowZero: 'Un prix ne peut pas être inférieur à 0.',
  priceTooMuch: ({ most }) => `Un prix est de ${most} au plus.`,
  otherCurrency: ({ symbol }) => `Écrivez les prix en ${symbol} : rien n’est converti.`,
  insteadOfRules: ({ byRule }) => `Au lieu de ${byRule} par pièce selon les règles de prix.`,
  customNeedsItem: `Une ligne « ${customProductName} » a besoin de son nom sous « ${columnTitles.item} ».`,
  productNeeded: 'Une ligne a besoin d’un produit : son titre, ou l’un de ses codes.',
  unknownProduct: ({ text }) => `Aucun produit n’a « ${text} » comme titre ou comme code.`,
  manyProducts: ({ text, ids }) =>
    `Plusieurs produits correspondent à « ${text} ». Écrivez l’id de celui que vous voulez : ${eitherId(ids)}.`,
  notOfProduct: ({ product, property }) => `« ${product} » n’a pas « ${property} ». Laissez la cellule vide.`,
  manyProperties: ({ product, property }) =>
    `« ${product} » a plusieurs « ${property} ». Mettez en tête de colonne l’id de celle que vous voulez, comme #12.`,
  unknownOption: ({ text, property, options }) =>
    `« ${property} » n’a pas d’option avec « ${text} » comme titre ou comme code.${options.length === 0 ? '' : ` Choix possibles : ${eitherOf(options)}.`}`,
  manyOptions: ({ text, ids }) =>
    `Plusieurs options correspondent à « ${text} ». Écrivez l’id de celle que vous voulez : ${eitherId(ids)}.`,
  otherThanBefore: ({ property, row }) =>
    `« ${property} » se choisit une fois pour toutes ces lignes, et la ligne ${row} indique autre chose.`,
  notEngraved: ({ product }) => `« ${product} » ne se grave pas. Laissez la cellule vide.`,
  isEngraved: ({ property }) =>
    `« ${property} » se grave : nommez les colonnes « ${columnTitles.engraving} 1 », « ${columnTitles.engraving} 2 » et ainsi de suite, une par mécanisme.`,
  tooManyLinesEngraved: ({ most }) => `Un mécanisme a ${figure(most)} lignes au plus par côté.`,
  becomes: ({ value }) =>
    `La valeur devient ${figure(value)}, comme sur la page : la propriété a des limites ou un pas.`,
  tooLong: ({ most }) => `Une ligne gravée compte ${figure(most)} caractères au plus.`,
  length: 'Écrivez une longueur, par exemple 120, 120 mm ou 4 3/4".',
  tooManyOrders: ({ most }) =>
    `Plus de ${figure(most)} lignes dans « ${sheetTitles.orders} », c’est trop pour un import. Divisez le fichier.`,
  tooManyLines: ({ most }) =>
    `Plus de ${figure(most)} lignes, c’est trop pour un import. Divisez le fichier.`,
  stillOpen: ({ properties }) => `Encore à choisir : ${properties.join(', ')}.`,
}
