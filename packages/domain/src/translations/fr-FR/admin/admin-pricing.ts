/** The versions of a pricing rule: their editor, its faults, its preview, in French. */
import type { adminPricingMessages as english } from '../../../messages/admin/admin-pricing.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, listOr, of } from '../grammar.ts'

export const adminPricingMessages: Translation<typeof english> = {
  // Faults of what is typed
  kinds: {
    array: 'une liste entre [ ]',
    object: 'un enregistrement entre { }',
    string: 'un texte entre guillemets doubles',
    number: 'un nombre',
    boolean: 'true ou false',
  },
  expected: ({ kind }) => `Attendu ici : ${kind}.`,
  wholeNumber: 'Un nombre entier est attendu ici.',
  oneOf: ({ values }) => `Attendu ici : ${listOr(values)}.`,
  notThis: 'Cette valeur n’est pas admise ici.',
  unknownKey: ({ name }) => `Il n’y a pas de clé "${name}" ici.`,
  keyMissing: ({ name }) => `La clé "${name}" manque ici.`,
  keyTwice: ({ name }) => `La clé "${name}" figure deux fois ici : seule la dernière compterait.`,
  tooMany: ({ max }) => `Cette liste admet ${figure(max)} éléments au plus.`,
  tooLong: ({ max }) => `${figure(max)} caractères au plus sont admis ici.`,
  tooLarge: ({ max }) => `Le maximum est ${figure(max)}.`,
  tooSmall: ({ min }) => `Le minimum est ${figure(min)}.`,
  noProperty: ({ id }) => `Il n’y a pas de propriété ${id} : ce qui dépend de cette version n’a pas de prix.`,
  noGroup: ({ id }) => `Il n’y a pas de groupe de classificateurs ${id}.`,
  noNumber: ({ index, most }) =>
    `Les nombres se comptent à partir de 0, et aucun classificateur de ce groupe n’en a plus de ${figure(most)} : il n’y a pas de nombre ${figure(index)}.`,
  noOption: ({ id }) => `Il n’y a pas d’option ${id} : la condition n’est jamais remplie.`,
  optionElsewhere: ({ option, property }) =>
    `${option} n’est pas une option ${of(property)} : la condition n’est jamais remplie.`,
  noClassifier: ({ id }) => `Il n’y a pas de classificateur ${id} : la condition n’est jamais remplie.`,
  classifierElsewhere: ({ classifier, group }) =>
    `${classifier} n’est pas un classificateur ${of(group)} : la condition n’est jamais remplie.`,

  // Versions
  versions: 'Versions',
  help: 'Explication de la structure des données',
  addVersion: 'Ajouter une version',
  versionAdded: ({ key }) => `Ajout de la version ${key}.`,
  newFromThis: 'Nouvelle version à partir de celle-ci',
  deleteVersion: ({ key }) => `Supprimer la version ${key}`,
  versionDeleted: ({ key }) => `Suppression de la version ${key}.`,
  versionSaved: ({ key, title }) => `Modification de la version ${key} ${of(title)}.`,
  versionChanges: ({ key, title }) => `La version ${key} ${of(title)} change`,
  effectiveDate: 'Date d’effet',
  effectiveDateHint: 'AAAA-MM-JJ HH:MM:SS, UTC',
  effectiveDateOf: ({ key }) => `Date d’effet de la version ${key}`,
  dateNeeded: 'Une version a besoin d’une date : AAAA-MM-JJ HH:MM:SS, en UTC.',
  isEmpty: 'Elle n’a pas encore d’expressions : les prix restent inchangés.',

  // Editor
  expressionsOf: ({ key }) => `Expressions de la version ${key}, en JSON`,
  editorKeys: 'Tab quitte l’éditeur. Ctrl ou ⌘ avec S enregistre.',
  loadingEditor: 'Chargement de l’éditeur…',
  editorNotLoaded: 'L’éditeur n’a pas pu être chargé.',
  save: 'Enregistrer',
  saved: 'Enregistré',
  saving: 'Enregistrement…',
  unsavedChanges: 'Modifications non enregistrées',
  notSent: 'Enregistré une fois la connexion rétablie',
  notTaken:
    'Pas encore enregistré : le serveur n’a pas pu le prendre à l’instant. Un nouvel envoi est en cours.',
  revert: 'Rétablir l’original',
  format: 'Mettre en forme',
  invalidJson: ({ message }) => `JSON non valide : ${message}`,
  saveFailed: ({ message }) => `Échec de l’enregistrement : ${message}`,
  faults: ({ count }) => counted(count, 'erreur', 'erreurs'),
  warnings: ({ count }) => counted(count, 'avertissement', 'avertissements'),
  place: ({ line, column }) => `Ligne ${line}, colonne ${column}`,
  askSaveAnyway: ({ messages }) => ['Cette version cite ce qui n’existe pas :', ...messages].join('\n'),
  saveAnyway: 'Enregistrer tout de même',
  changedMeanwhile:
    'Un collègue a modifié cette version depuis que vous avez commencé. À l’enregistrement, vous choisirez entre les deux.',
  decide: 'Laquelle des deux reste',
  theirs: 'Ce que votre collègue a écrit',
  keepMine: 'Garder la mienne',
  takeTheirs: 'Prendre l’autre',
  tryAgain: 'Réessayer',
  discard: 'Abandonner',

  // Completion
  fixedAmount: 'un montant en centimes, ou un facteur',
  priceOfOption: 'le prix de l’option choisie',
  numberOfClassifier: 'un nombre de son classificateur',
  valueOfProperty: 'la valeur d’une propriété',
  groupOfExpressions: 'des expressions calculées d’abord',

  // Preview
  preview: 'Aperçu',
  configuration: 'Configuration',
  product: 'Produit',
  item: 'Article',
  defaultConfiguration: 'Configuration par défaut',
  orderTitle: ({ number, title }) => `n° ${number} ${title}`,
  itemTitle: ({ rank, title, product }) =>
    title === '' ? `${rank}. ${product}` : `${rank}. ${title} (${product})`,
  withThis: 'Avec cette version',
  withInForce: ({ key }) => (key === null ? 'Aujourd’hui' : `Aujourd’hui, selon la version ${key}`),
  difference: 'Écart',
  noDifference: 'Le même prix',
  oneDearer: ({ amount }) => `${amount} de plus à l’unité`,
  oneCheaper: ({ amount }) => `${amount} de moins à l’unité`,
  nothingPriced:
    'Aucun produit n’a cette règle de prix, et aucun n’a d’option qui l’ait : il n’y a rien à montrer.',
  noItemPriced: 'Cette règle n’y fixe aucun prix. Choisissez autre chose.',
  previewWaits: 'L’aperçu suit dès que le JSON est lisible.',
  loadingPreview: 'Chargement de la configuration…',
  goToFault: ({ path }) => `Aller à ${path}`,
}
