/** How products are drawn, shown in 3D, and coded: the words of their forms in the back office, in French. */
import type { adminDrawingMessages as english } from '../../../messages/admin/admin-drawing.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure, of } from '../grammar.ts'

export const adminDrawingMessages: Translation<typeof english> = {
  // The panel of a product
  drawing: 'Dessin',
  view3d: 'Vue 3D',
  editDrawing: 'Modifier le dessin',
  editView3d: 'Modifier la vue 3D',
  drawingOf: ({ title }) => `Dessin ${of(title)}`,
  view3dOf: ({ title }) => `Vue 3D ${of(title)}`,
  notDrawn: 'Ce produit n’est pas dessiné : son image tient lieu de dessin.',
  noView3d: 'Ce produit n’a pas de vue 3D.',
  loadingDrawing: 'Chargement du dessin',
  drawingNotLoaded: 'Le module qui dessine ce produit n’a pas pu être chargé.',

  // Which one
  family: 'Dessiné comme',
  notDrawnChoice: 'Non dessiné',
  graphic: 'Modèle 3D',
  noGraphic: 'Pas de vue 3D',
  noGraphicsYet: 'Il n’y a pas encore de modèles 3D.',
  graphicGone: ({ id }) => `Modèle n° ${id}, qui n’existe pas`,

  // A field of a specification
  filledBy: ({ field }) => `Source de ${field}`,
  nothing: 'rien',
  usual: ({ value }) => (value === '' ? 'Valeur habituelle' : `Habituel : ${value}`),
  fixed: 'Une valeur fixe',
  typed: 'la saisie',
  engraved: 'ses gravures',
  optionTitle: 'titre de l’option',
  source: ({ property, what }) => `${property} : ${what}`,
  gone: 'Une propriété que ce produit n’a pas',
  valueOf: ({ field }) => `Valeur : ${field}`,
  valueUntil: ({ field }) => `${field}, avant tout choix`,
  fieldOf: ({ group, field }) => `${group} : ${field}`,
  wholeGroup: ({ group }) => `${group}, en entier`,
  wholeGroupHint: 'Les données d’option peuvent contenir le tout en une seule valeur.',
  ofData: 'Seules les données d’option peuvent contenir cela.',
  inUse: ({ count }) => `${figure(count)} en place`,
  isNeeded: 'nécessaire',
  yes: 'Oui',
  no: 'Non',
  general: 'Dimensions et type',
  limits: 'Limites de la disposition',
  limitsHint:
    'Combien de colonnes et de rangées tiennent sur une plaque selon sa taille. Sans limite, toute disposition est admise.',
  hasLimits: 'Ce produit a ses propres limites',

  // What is wrong with it
  notThis: ({ field }) => `${field} : valeur impossible, le dessin ne pourrait pas la montrer.`,
  numberBetween: ({ min, max }) => `Saisissez un nombre de ${figure(min)} à ${figure(max)}.`,
  numberNeeded: 'Saisissez un nombre.',
  wholeNumberNeeded: 'Saisissez un nombre entier.',
  colorNeeded:
    'Saisissez une couleur sous la forme # suivi de six chiffres ou lettres de a à f, par exemple #a98a5b.',
  propertyGone: 'Ce produit n’a plus cette propriété : choisissez une autre source.',
  missing: ({ fields }) => `Rien ne peut encore être dessiné : indiquez d’où vient : ${fields}.`,
  undrawable: ({ fields }) => `Avec cet exemple, le dessin ne peut pas montrer : ${fields}.`,
  objections: 'Avec cet exemple, le dessin signale :',

  // The example beside it
  example: 'Exemple',
  exampleHint:
    'Le produit tel qu’il commence ; changez les choix pour le voir évoluer. Rien n’est enregistré.',
  noExample: 'Ce produit n’a pas encore de configuration à dessiner.',

  // Saving
  save: 'Enregistrer',
  unsaved: 'Modifications non enregistrées',
  saved: 'Enregistré',
  forget: 'Abandonner',
  drawingSaved: ({ title }) => `Modification du dessin ${of(title)}.`,
  view3dSaved: ({ title }) => `Modification de la vue 3D ${of(title)}.`,
  drawingChanges: ({ title }) => `Le dessin ${of(title)} change`,
  view3dChanges: ({ title }) => `La vue 3D ${of(title)} change`,
  isBehind:
    'Un collègue a fait des modifications depuis que vous avez commencé. Abandonnez pour les voir, ou enregistrez les vôtres par-dessus.',

  // Names of a graphic
  names: 'Noms du modèle 3D',
  namesHint:
    'Les expressions du modèle utilisent ces noms. Ceux du dessin comptent aussi ; ce qui est défini ici l’emporte.',
  fromDrawing: 'Depuis le dessin',
  noNames: 'Ce modèle n’utilise aucun nom.',
  nameUnset: 'Rien ne remplit ce nom : la vue 3D ne peut pas s’afficher.',
  valueIsText: 'Un nombre, ou une couleur comme #a98a5b.',
  graphicFails: ({ message }) => `La vue 3D ne peut pas s’afficher : ${message}`,

  // SKU formulas
  formulaOf: {
    catalog: 'Formule du code catalogue',
    factory: 'Formule du code fabrication',
    machining: 'Formule du code usinage',
  },
  formulaHint: 'Laissée vide : le code du produit, suivi de ceux des options choisies.',
  codeNow: { catalog: 'Code catalogue', factory: 'Code fabrication', machining: 'Code usinage' },
  codesOfExample: 'Codes de l’exemple',
  noCode: 'aucun',
  formulaFields: 'Champs pour les formules',
  formulaFieldsHint:
    'Cliquez sur un champ pour le copier. Un champ encore sans valeur apparaît comme ? dans le code.',
  copyField: ({ field }) => `Copier ${field}`,
  fieldCopied: ({ field }) => `Champ copié : ${field}.`,
  fieldNotCopied: 'La copie n’a pas fonctionné. Sélectionnez et copiez vous-même.',
  ownCode: {
    catalog: 'le code catalogue',
    factory: 'le code fabrication',
    machining: 'le code usinage',
  },
  fieldMeans: {
    catalog: 'code catalogue de l’option',
    factory: 'code fabrication de l’option',
    machining: 'code usinage de l’option',
    title: 'titre de l’option',
    value: 'la saisie',
  },
  dataMeans: ({ key }) => `${key} de l’option`,
  unknownFormulaField: ({ field, known }) => `Il n’y a pas de champ {${field}}. Champs existants : ${known}.`,
  bracesOpen: 'Une accolade { ou } est seule : un champ s’écrit {catalog} ou {12.title}.',

  // Prices export
  priceExport: 'Export des prix',
  exportsPrices: 'Les prix peuvent être exportés',
  groupBy: 'Un tableau par',
  rowFor: 'Une ligne par',
  columnFor: 'Une colonne par',
  fixedChoices: 'Toujours choisi',
  fixedChoiceOf: ({ property }) => `${property} dans l’export`,
  notFixed: 'La première option possible',
  noExportChoices: 'Le produit n’a pas de propriétés à options d’après lesquelles exporter.',

  // Availability of options
  availability: 'Proposé seulement si',
  oneCondition: 'condition',
  conditionProperty: 'Propriété',
  conditionKey: 'Champ de son option',
  conditionOperator: 'Comparaison',
  conditionValue: 'Valeur',
}
