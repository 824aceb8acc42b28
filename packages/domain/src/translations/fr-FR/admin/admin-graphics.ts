/** The product graphics editor, and what is wrong with a graphic, in French. */
import type { adminGraphicMessages as english } from '../../../messages/admin/admin-graphics.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, counted, figure, firstOf, of } from '../grammar.ts'

interface Wrong {
  readonly name?: string | undefined
  /** offset of the first character that can not stand there */
  readonly at?: number | undefined
}

const quoted = (name: string | undefined) =>
  name === undefined || name === '' ? 'cette valeur' : `« ${name} »`

const wrong = {
  syntax: ({ at = 0 }) => `Illisible à partir du caractère ${figure(at + 1)}.`,
  unknownName: ({ name }) => `Rien ne porte ici le nom ${quoted(name)}.`,
  notANumber: ({ name }) => `Un nombre est attendu ici, et non ${quoted(name)}.`,
  notAColour: ({ name }) => `Une couleur comme #a98a5b est attendue ici, et non ${quoted(name)}.`,
  notAChoice: ({ name }) => `Parmi les choix, il n’y a pas ${quoted(name)}.`,
  divisionByZero: () => 'Il y a une division par 0.',
  outOfRange: () => 'Aucune partie d’un produit ne se trouve au-delà de 50 000 mm.',
  notPositive: () => 'La valeur doit être supérieure à 0.',
  cycle: ({ name }) => `${cap(quoted(name))} finit par dépendre de soi-même.`,
  unknownType: ({ name }) => `Aucun type de nœud admis ici ne s’appelle ${quoted(name)}.`,
  unknownProperty: ({ name }) => `Un nœud de ce type n’a pas de propriété ${quoted(name)}.`,
  invalidProperty: () => 'Cette propriété ne se compose pas ainsi.',
  badOutline: () => 'Ce contour se croise ou n’enferme aucune surface.',
  topGroup: () => 'Un modèle 3D est un groupe unique qui contient le reste.',
  sameId: ({ name }) => `L’identifiant ${quoted(name)} figure deux fois ici.`,
  tooDeep: () => 'Les groupes s’imbriquent sur 16 niveaux au plus.',
  tooManyParts: () => 'Un modèle 3D contient au plus 400 nœuds, dont les rangées font au plus 600 parties.',
} satisfies Readonly<Record<string, (fault: Wrong) => string>>

export const adminGraphicMessages: Translation<typeof english> = {
  wrong: ({ code, ...fault }) => wrong[code](fault),
  wrongAt: ({ node, field, message }) =>
    field === undefined ? `${node} : ${message}` : `${node}, ${field} : ${message}`,

  // The section
  graphics: 'Modèles 3D',
  oneGraphic: 'modèle 3D',
  topType: 'Groupe',
  noGraphicsYet:
    'L’aspect des produits en 3D figurera ici. Un produit est lié à un modèle dans ses réglages.',
  usedBy: 'Utilisé par',
  nodesColumn: 'Nœuds',
  graphic: 'Modèle',
  nodes: 'Nœuds',
  originalIsGone: 'Ce modèle 3D a été supprimé entre-temps.',
  duplicated: 'Le modèle 3D a été dupliqué. Voulez-vous passer au nouveau modèle ?',
  inUse: ({ titles, count }) =>
    `Ce modèle 3D est affiché par : ${firstOf({ titles, count })}. Archivez-le plutôt.`,

  // The page
  idOf: ({ id }) => `n° ${id}`,
  editorOf: ({ title }) => `Éditeur ${of(title)}`,
  loadingEditor: 'Chargement de l’éditeur',
  editorNotLoaded: 'L’éditeur n’a pas pu être chargé.',
  editJson: 'Modifier en JSON',
  undo: 'Annuler',
  redo: 'Rétablir',
  panels: 'Parties de l’éditeur',
  values: 'Valeurs',
  properties: 'Propriétés',

  // The tree
  tree: 'Nœuds du modèle',
  treeKeys:
    'Les flèches déplacent, F2 ou Entrée renomme, Inser ajoute, Espace masque ou affiche dans l’aperçu, Alt avec une flèche déplace le nœud, Retour arrière supprime. Ctrl ou ⌘ avec C, X, V et D copie, coupe, colle et duplique.',
  addTo: ({ title }) => `Ajouter un nœud à ${title}`,
  addNode: 'Ajouter un nœud',
  addKey: 'Inser',
  typeOf: 'Type du nouveau nœud',
  more: ({ title }) => `Autres actions pour ${title}`,
  titleOfNode: 'Titre du nœud',
  untitledNode: ({ type }) => `${type} sans titre`,
  rename: 'Renommer',
  duplicate: 'Dupliquer',
  copy: 'Copier',
  cut: 'Couper',
  paste: 'Coller',
  remove: 'Supprimer',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  moveIn: 'Déplacer dans le nœud au-dessus',
  moveOut: 'Sortir de son groupe',
  hide: ({ title }) => `Masquer ${title} dans l’aperçu`,
  show: ({ title }) => `Afficher ${title} dans l’aperçu`,
  hideNode: 'Masquer dans l’aperçu',
  showNode: 'Afficher dans l’aperçu',
  hiddenNode: 'masqué dans l’aperçu',
  faultyNode: 'ne peut pas s’afficher',
  keepTopGroup: 'Le groupe supérieur doit être conservé.',
  askDelete: ({ title, count }) =>
    count === 0
      ? `Voulez-vous vraiment supprimer ${title} ?`
      : `Voulez-vous vraiment supprimer ${title} et ${count === 1 ? 'le nœud' : `les ${figure(count)} nœuds`} qui s’y ${count === 1 ? 'trouve' : 'trouvent'} ?`,
  treeRefused: {
    topGroup: 'Le groupe supérieur reste à sa place.',
    unknownNode: 'Ce nœud n’existe plus.',
    unknownType: 'Ce type de nœud n’est pas connu ici.',
    noHolder: 'Seuls les groupes et les rangées peuvent contenir d’autres nœuds.',
    intoItself: 'Un nœud ne peut pas être déplacé en lui-même.',
    sameId: 'Ce nœud y est déjà.',
    unknownProperty: 'Ce type de nœud n’a pas cette propriété.',
  },
  nothingToPaste: 'Il n’y a pas de nœud à coller : copiez-en un d’abord.',
  copied: ({ title }) => `Nœud copié : ${title}.`,

  // What two people have changed at once
  onlyYours: ({ title }) => `${title} n’existe que dans votre version.`,
  onlyTheirs: ({ title }) => `${title} n’existe que dans la version de votre collègue.`,
  otherPlace: ({ title }) => `${title} est dans un autre groupe.`,
  otherOrder: ({ title }) => `Le contenu ${of(title)} est dans un autre ordre.`,
  otherTitle: ({ title, second }) => `${title} : votre collègue lui donne le nom ${second}.`,
  otherProperty: (change) =>
    `${change.title}, ${change.property} : ${change.first} dans votre version, ${change.second} dans celle de votre collègue.`,
  leftOut: 'valeur habituelle',

  // What was done
  added: ({ title }) => `Ajout ${of(title)}.`,
  deleted: ({ title }) => `Suppression ${of(title)}.`,
  pasted: ({ title }) => `Collage ${of(title)}.`,
  moved: ({ title }) => `Déplacement ${of(title)}.`,
  renamed: ({ title }) => `Nouveau nom ${of(title)}.`,
  changed: ({ title, field }) => `Modification : ${field} ${of(title)}.`,
  jsonSaved: ({ title }) => `Modification des nœuds ${of(title)}.`,

  // Properties
  propertiesOf: ({ title }) => `Propriétés ${of(title)}`,
  parts: { shape: 'Forme', look: 'Aspect', place: 'Position', condition: 'Condition' },
  millimeters: 'mm',
  degrees: '°',
  equals: ({ value }) => `= ${value}`,
  usual: ({ value }) => `Habituel : ${value}`,
  backToUsual: ({ field }) => `${field} : valeur habituelle`,
  shownNow: 'Affiché',
  notShownNow: 'Non affiché',
  byExpression: 'Par une expression',
  choiceWord: ({ choice }) => cap(choice),
  expressionOf: ({ field }) => `${field}, en expression`,
  pickColor: ({ field }) => `Choisir : ${field}`,
  offered: ({ count }) => counted(count, 'nom proposé', 'noms proposés'),
  names: 'Noms',
  functionName: 'fonction',
  pointPart: ({ field, part, number }) => `${field}, point ${number} : ${part}`,
  addPoint: ({ field }) => `Ajouter un point à ${field}`,
  removePoint: ({ field, number }) => `Retirer le point ${number} ${of(field)}`,
  point: 'Point',
  addContour: 'Ajouter un trou',
  contour: ({ number }) => `Trou ${number}`,
  removeContour: ({ number }) => `Retirer le trou ${number}`,
  formulaName: ({ number }) => `Nom de la formule ${number}`,
  formulaText: ({ name }) => `Formule ${of(name)}`,
  addFormula: 'Ajouter une formule',
  removeFormula: ({ name }) => `Retirer ${name}`,
  formulaHint: 'Des noms pour ce qui sert plus d’une fois dans ce groupe.',
  formulaNameWrong: 'Un nom commence par une lettre et ne contient que des lettres, des chiffres et _.',
  formulaNameTaken: 'Ce nom est déjà pris.',

  // Values
  valuesOf: 'Valeurs de',
  sliders: 'Curseurs',
  noParameters: 'Aucune expression n’utilise encore de nom. Chaque nom utilisé reçoit ici un curseur.',
  parametersHint: 'Pour l’aperçu seulement : rien n’est enregistré.',
  rangeFrom: ({ name }) => `Minimum ${of(name)}`,
  rangeTo: ({ name }) => `Maximum ${of(name)}`,
  valueOf: ({ name }) => `Valeur ${of(name)}`,
  loadingProduct: 'Chargement du produit',
  productWithoutExample: 'Ce produit n’a pas encore de configuration à afficher.',

  // Preview
  preview: 'Aperçu',
  fit: 'Ajuster la vue',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  nothingToShow: 'Rien à afficher pour l’instant',
  nothingToShowHint: 'Ajoutez un nœud avec le + d’un groupe.',
  allHidden: 'Tous les nœuds sont masqués dans l’aperçu.',
  no3d: 'Ce navigateur ne peut pas afficher la 3D : voici la vue de face. Tout le reste fonctionne.',
  frontOf: ({ title }) => `Vue de face ${of(title)}`,
  interrupted: 'La carte graphique a interrompu l’aperçu. Rien n’est perdu.',
  tryAgain: 'Réessayer',
  problems: ({ count }) => counted(count, 'problème', 'problèmes'),
  measures: 'Dimensions',
  inInches: ({ sides }) => sides.join(' × '),
  inMillimeters: ({ sides }) => `${sides.join(' × ')} mm`,
  measuredSides: 'largeur × hauteur × profondeur',
  mesh: ({ parts, vertices, triangles }) =>
    `${counted(parts, 'partie', 'parties')}, ${vertices} sommets, ${triangles} triangles`,

  // JSON
  jsonOf: ({ title }) => `${title} en JSON`,
  jsonLabel: 'Nœuds en JSON',
  jsonKeys: 'Tab quitte l’éditeur. Ctrl ou ⌘ avec S enregistre.',
  jsonUnsaved: 'Modifications non enregistrées',
  jsonSame: 'Enregistré',
  jsonBehind:
    'Le modèle a changé depuis que vous avez commencé. Enregistrez votre version par-dessus, ou abandonnez-la pour le voir.',
  save: 'Enregistrer',
  discard: 'Abandonner',
  faults: ({ count }) => counted(count, 'erreur', 'erreurs'),
  faultPlace: ({ line, column }) => `Ligne ${line}, colonne ${column}`,
}
