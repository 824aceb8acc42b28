/** Sentences of editing in the back office, in French. */
import type { adminEditingMessages as english } from '../../../messages/admin/admin-editing.ts'
import type { Translation } from '../../../localization/translation.ts'
import { a, cap, counted, countedWord, e, figure, listAnd, lower, of, ofThe, the } from '../grammar.ts'

/** What a person did, to be named within another sentence. */
const bare = (sentence: string) => sentence.replace(/\.$/, '')

export const adminEditingMessages: Translation<typeof english> = {
  backOffice: 'Back-office',
  undo: 'Annuler',
  redo: 'Rétablir',
  undone: ({ label }) => `Annulé : ${label}`,
  redone: ({ label }) => `Rétabli : ${label}`,

  // Saving
  saved: 'Enregistré',
  typedBefore: 'Saisi auparavant, et pas encore enregistré.',
  saveTyped: 'Enregistrer',
  typedList: 'Saisi et non enregistré',
  typedIn: ({ field, record }) => `${field} ${of(record)}`,
  typedCount: ({ count }) =>
    count === 1
      ? 'Un champ est saisi et non enregistré'
      : `${figure(count)} champs sont saisis et non enregistrés`,
  saving: 'Enregistrement…',
  waiting: ({ count }) =>
    count === 1
      ? 'Pas encore enregistré : l’envoi aura lieu une fois la connexion rétablie.'
      : `${figure(count)} modifications seront envoyées une fois la connexion rétablie.`,
  retrying: ({ count }) =>
    count === 1
      ? 'Pas encore enregistré : le serveur n’a pas pu le prendre à l’instant. Un nouvel envoi est en cours.'
      : `${figure(count)} modifications ne sont pas encore enregistrées : le serveur n’a pas pu les prendre à l’instant. Un nouvel envoi est en cours.`,
  signedOut: 'Reconnectez-vous pour enregistrer.',
  problems: ({ count }) =>
    counted(count, 'modification n’a pas été enregistrée', 'modifications n’ont pas été enregistrées'),
  notSaved: ({ label }) => `Modification non enregistrée : « ${bare(label)} ».`,
  notUndone: ({ label }) => `Annulation impossible : « ${bare(label)} ».`,
  problemList: 'Ce qui n’a pas été enregistré',
  decide: ({ field }) => `Que devient votre valeur : ${field}`,
  theirs: ({ value }) => `Un collègue a écrit : ${value === '' ? 'rien' : value}`,
  keepMine: 'Garder la mienne',
  takeTheirs: 'Prendre l’autre',
  moreDifferences: ({ count }) =>
    count === 1 ? 'Et une autre différence.' : `Et ${figure(count)} autres différences.`,
  tryAgain: 'Réessayer',
  discard: 'Abandonner',
  yours: ({ value }) => `La vôtre : ${value === '' ? 'rien' : value}`,

  differs: ({ place, yours, theirs }) => `${place} : vous avez ${yours}, votre collègue a ${theirs}.`,

  sameDataKey: ({ key }) => `Deux champs ont la clé « ${key} ». Chacun doit avoir la sienne.`,

  // Fields
  changed: ({ field, title }) => `Modification : ${field} ${of(title)}.`,
  fieldOf: ({ field, title }) => `${field} ${of(title)}`,
  renamed: ({ title }) => `Nouveau nom : ${title}.`,
  titleOf: ({ one }) => `Titre ${ofThe(one)}`,
  titleNeeded: 'Un titre doit contenir au moins une lettre.',
  wholeNumber: 'Saisissez un nombre entier.',
  number: 'Saisissez un nombre.',
  atLeast: ({ min }) => `Le minimum est ${figure(min)}.`,
  atMost: ({ max }) => `Le maximum est ${figure(max)}.`,
  rankOf: ({ title }) => `Rang ${of(title)}`,
  moved: ({ title, rank }) => `${title} passe au rang ${figure(rank)}.`,
  moveUp: ({ title }) => `Monter ${title}`,
  moveDown: ({ title }) => `Descendre ${title}`,

  // Records
  add: ({ one }) => `Ajouter ${a(one)}`,
  added: ({ title }) => `Ajout ${of(title)}.`,
  settings: 'Réglages',
  settingsOf: ({ title }) => `Réglages ${of(title)}`,
  archive: 'ARCHIVER',
  unarchive: 'DÉSARCHIVER',
  records: ({ count }) => counted(count, 'enregistrement', 'enregistrements'),
  archivedNow: ({ title }) => `Archivage ${of(title)}.`,
  unarchivedNow: ({ title }) => `Désarchivage ${of(title)}.`,
  delete: 'Supprimer',
  deleted: ({ title }) => `Suppression ${of(title)}.`,
  restored: ({ title }) => `Restauration ${of(title)}.`,
  deleteOne: ({ one }) => `Supprimer ${the(one)}`,
  pictureSet: ({ title }) => `Nouvelle image ${of(title)}.`,
  pictureBack: ({ title }) => `Retour à l’image précédente ${of(title)}.`,
  pictureRemoved: ({ title }) => `Retrait de l’image ${of(title)}.`,
  pictureOf: ({ title }) => `Image ${of(title)}`,
  removePicture: 'Retirer l’image',
  allFilteredOut: 'Rien ne correspond au filtre.',
  restore: 'Restaurer',
  duplicate: 'Dupliquer',
  productDuplicated: 'Le produit a été dupliqué. Voulez-vous passer au nouveau produit ?',
  propertyDuplicated: 'La propriété a été dupliquée. Voulez-vous passer à la nouvelle propriété ?',
  goToCopy: 'Passer à la copie',
  stayHere: 'Rester ici',
  areYouSure: 'Voulez-vous continuer ?',
  askDeleteGroup: 'Voulez-vous vraiment supprimer ce groupe de propriétés ?',
  askDeleteVersion: 'Voulez-vous vraiment supprimer cette version de la règle de prix ?',
  askDeleteClassifier: 'Voulez-vous vraiment supprimer ce classificateur ?',
  askDeleteNumber: 'Voulez-vous vraiment supprimer ce nombre et sa description ?',
  askDeleteClassifierVersion: 'Voulez-vous vraiment supprimer cette version ?',
  askDeleteClassifierGroup: 'Voulez-vous vraiment supprimer ce groupe de classificateurs ?',
  propertiesIn: ({ titles }) => {
    if (titles.length === 0) return ''
    const rest = titles.length - 4
    const named = titles.length > 5 ? [...titles.slice(0, 4), `${rest} autres`] : titles
    return titles.length === 1
      ? `${listAnd(named)} s’y trouve et reste, sans groupe. Restaurer le groupe l’y remet.`
      : `${listAnd(named)} s’y trouvent et restent, sans groupe. Restaurer le groupe les y remet.`
  },
  classifiersIn: ({ count }) =>
    count === 0 ? '' : `${counted(count, 'classificateur s’y trouve', 'classificateurs s’y trouvent')}.`,
  askDeleteMedium: 'Voulez-vous vraiment supprimer cette image ?',

  // Properties of a product
  selectProperties: 'Choisir les propriétés',
  selectPropertiesOf: ({ title }) => `Choisir les propriétés ${of(title)}`,
  searchProperties: 'Rechercher une propriété',
  noSuchProperty: 'Aucune propriété ne correspond.',
  propertyChosen: ({ property, product }) => `${product} : ajout de la propriété ${property}.`,
  propertyLeftOut: ({ property, product }) => `${product} : retrait de la propriété ${property}.`,
  optionOffered: ({ option, product }) => `${product} : ajout de l’option ${option}.`,
  optionLeftOut: ({ option, product }) => `${product} : retrait de l’option ${option}.`,
  offeredOf: ({ count, all }) => `${figure(count)} options proposées sur ${figure(all)}`,
  showOptions: ({ title }) => `Afficher les options ${of(title)}`,
  hideOptions: ({ title }) => `Masquer les options ${of(title)}`,
  optionsOf: ({ title }) => `Options ${of(title)}`,
  offerAll: 'Tout proposer',
  offerNone: 'Ne rien proposer',
  allOffered: ({ title }) => `${title} : toutes les options sont proposées.`,
  noneOffered: ({ title }) => `${title} : aucune option n’est proposée.`,

  // Property groups
  editProperties: 'Modifier les propriétés',
  editPropertiesOf: ({ title }) => `Propriétés ${of(title)}`,
  inGroup: ({ title }) => `Dans ${title}`,
  draftJoined: ({ property, group }) => `${property} entre dans ${group} à la publication.`,
  draftLeft: ({ property, group }) => `${property} sort de ${group} à la publication.`,
  publish: 'Publier',
  nothingToPublish: 'Tout est publié.',
  publishQuestion: ({ title, lines }) => [`Sur la page des choix, sous ${title} :`, ...lines].join('\n'),
  publishJoins: ({ property }) => `${property} apparaît ici`,
  publishLeaves: ({ property }) => `${property} n’est plus dans aucun groupe`,
  publishMoves: ({ property, group }) => `${property} arrive de ${group}`,
  anotherGroup: 'un autre groupe',
  published: ({ title }) => `Publication ${of(title)}.`,
  draftNotBack: ({ title }) =>
    `Les propriétés sont revenues à leur place ; ce qui était préparé pour ${title} n’a pas pu être restauré.`,
  unpublished: ({ count }) =>
    counted(count, 'modification n’est pas publiée', 'modifications ne sont pas publiées'),

  // Versions of classifiers
  addVersion: 'Ajouter une version',
  versionAdded: 'Ajout d’une version.',
  versionFrom: ({ date }) => `Version du ${date}`,
  versionNow: 'en vigueur aujourd’hui',
  versionToCome: 'à venir',
  effectiveFrom: 'En vigueur à partir du (UTC)',
  dateHint: 'AAAA-MM-JJ HH:MM:SS, UTC',
  numberLabel: ({ index, date }) => `Nombre ${index} de la version du ${date}`,
  descriptionLabel: ({ index, date }) => `Description ${index} de la version du ${date}`,
  description: 'Description',
  numberColumn: 'Nombre',
  addNumber: 'Ajouter un nombre',
  removeNumber: ({ index }) => `Supprimer le nombre ${index}`,
  removeVersion: 'Supprimer cette version',
  numbersChanged: ({ title }) => `Modification des nombres ${of(title)}.`,
  versionRemoved: ({ title }) => `Suppression d’une version ${of(title)}.`,
  numberRemoved: ({ title }) => `Suppression d’un nombre ${of(title)}.`,
  becameZero: ({ text }) =>
    text.trim() === ''
      ? 'Le nombre a été laissé vide : il devient 0.'
      : `${text.trim()} n’est pas un nombre : il devient 0.`,
  commaBecame: 'La virgule sépare les descriptions : elle a été remplacée par un point-virgule.',
  noVersionsYet: 'Ce classificateur n’a pas encore de nombres.',

  // What a change concerns
  goOn: 'Modifier',
  concerns: ({ orders: count, items, word, lines, isMore }) =>
    [
      `Concerne ${countedWord(count, word)} en cours, avec ${counted(items, 'article', 'articles')} :`,
      ...lines,
      ...(isMore ? ['…'] : []),
    ].join('\n'),
  showOthers: ({ count }) => (count === 1 ? 'Afficher l’autre' : `Afficher les ${figure(count)} autres`),
  untold: ({ count }) => `et ${counted(count, 'autre', 'autres')}`,
  concernedOrder: ({ orgSpecificId, title, count }) =>
    `n° ${orgSpecificId} ${title} (${counted(count, 'article', 'articles')})`,
  archives: ({ title }) => `Archiver ${title}`,

  // Rows and JSON
  cellOf: ({ column, one, index }) => `${column}, ${one} ${index}`,
  cellNeeded: ({ column, one, index }) =>
    `${column}, ${one} ${index} : à renseigner. Sans cela, ${the(one)} ne mène nulle part.`,
  removeRow: ({ one, index }) => `Retirer ${the(one)} ${index}`,
  notJson: 'la valeur n’est pas du JSON.',
  notJsonBecause: ({ fault }) => `Ce n’est pas du JSON ; rien n’est enregistré. ${fault}.`,
  notRecord: 'Écrivez les valeurs par clé, entre { et } ; rien n’est enregistré.',

  // Lists
  select: ({ title }) => `Sélectionner ${title}`,
  selectAll: 'Tout sélectionner',
  selected: ({ count }) => counted(count, 'sélectionné', 'sélectionnés'),
  clearSelection: 'Effacer',
  bulkActions: 'Actions sur la sélection',
  bulkDone: ({ label, count }) => `${label} : ${counted(count, 'enregistrement', 'enregistrements')}.`,
  previous: ({ one }) => `${cap(one)} précédent${e(one)}`,
  next: ({ one }) => `${cap(one)} suivant${e(one)}`,
  backToList: ({ title }) => `Retour : ${lower(title)}`,
}
