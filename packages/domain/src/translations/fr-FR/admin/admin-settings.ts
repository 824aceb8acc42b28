/** Sentences of the screen of settings, in French. */
import type { adminSettingMessages as english } from '../../../messages/admin/admin-settings.ts'
import type { Translation } from '../../../localization/translation.ts'
import { a, counted, figure, lower, ofThe } from '../grammar.ts'

export const adminSettingMessages: Translation<typeof english> = {
  title: 'Réglages de l’organisation',
  typedBefore: 'Saisi auparavant, et pas encore enregistré.',
  waitsForLine:
    'Pas encore enregistré : il n’y a pas de connexion. C’est conservé ici et enregistré dès que la connexion revient.',
  notSaved: ({ label }) => `${label} : non enregistré`,
  sections: 'Sections des réglages',
  sectionNow: ({ title }) => `Réglages : ${title}`,
  history: 'Historique',
  loading: 'Chargement des réglages',
  noSection: 'Cette page n’existe pas dans les réglages.',

  // A field
  byDefault: ({ value }) => `Par défaut : ${value}`,
  backToDefault: 'Valeur par défaut',
  backToDefaultOf: ({ label }) => `Revenir à la valeur par défaut : ${label}`,
  changed: ({ label }) => `Modification : ${label}.`,
  theirs: ({ value }) => `Entre-temps, quelqu’un d’autre a défini : ${value}`,
  bothChanged: ({ label, mine, theirs }) =>
    `${label} : votre valeur est ${mine} ; entre-temps, quelqu’un d’autre a défini ${theirs}`,
  othersStand: 'Quel que soit votre choix, ce que chacun de vous y a modifié par ailleurs est conservé.',
  decide: ({ label }) => `Que devient : ${label}`,
  keepMine: 'Garder la mienne',
  takeTheirs: 'Prendre l’autre',
  discard: 'Abandonner',
  tryAgain: 'Réessayer',
  isUsed: 'Utilisé',
  entryOf: ({ label, number }) => `${label} ${number}`,
  addTo: ({ label }) => `Ajouter : ${lower(label)}`,
  remove: ({ label }) => `Retirer ${label}`,
  up: ({ label }) => `Monter ${label}`,
  down: ({ label }) => `Descendre ${label}`,
  newWaits: 'Nouveau, et pas encore enregistré : l’enregistrement se fait une fois les champs remplis.',
  newEntry: ({ label }) => `Nouvelle entrée : ${lower(label)}`,
  numberNeeded: 'Saisissez un nombre.',

  // Values in words
  none: 'aucun',
  on: 'activé',
  off: 'désactivé',
  aPicture: 'une image',
  entries: ({ count }) => counted(count, 'entrée', 'entrées'),

  // Preview
  previews: 'Aperçu',
  showPreview: 'Afficher l’aperçu',
  hidePreview: 'Masquer l’aperçu',
  previewOf: {
    home: 'Page d’accueil',
    order: ({ word }) => `Page ${ofThe(word)}`,
    document: 'Devis',
    mail: 'E-mail',
  },
  previewPage: 'Page de l’aperçu',
  previewAs: 'Vu par',
  asOwner: 'Propriétaires',
  asGuest: 'Invités',
  previewTyped: 'Le résultat, avec ce qui est saisi et pas encore enregistré.',
  previewFrame: ({ page }) => `Aperçu : ${page}`,
  noOrderToShow: ({ word }) => `L’aperçu demande ${a(word)} avec un titre : il n’y en a pas encore.`,
  occasion: 'Occasion',
  onStatus: ({ title }) => `Statut : ${title}`,
  mailSubject: 'Objet',
  mailFrame: 'L’e-mail',
  placeholders: 'Mots entre accolades',
  placeholdersHint:
    'Ils sont remplacés au moment d’écrire l’e-mail. Une phrase dont le mot n’a pas de valeur est omise.',

  // Brand
  chooseColor: 'Choisir une couleur',
  sampleButton: 'Bouton d’exemple',
  upload: 'Envoyer un logo',
  logoFile: 'Fichier du logo',
  logoHint: 'SVG ou PNG de moins de 1 Mo. Les mots doivent être vectorisés.',
  preview: 'Aperçu du logo',
  takeLogo: 'Utiliser ce logo',
  currentLogo: 'Le logo actuel',

  // History
  noHistory: 'Rien n’a encore été modifié.',
  byAt: ({ who, when }) => `${who}, ${when}`,
  from: ({ value }) => `avant : ${value}`,
  to: ({ value }) => `après : ${value}`,
  isRestore: 'Annulation d’une modification ou retour à un état antérieur',
  moreOf: ({ count }) => `et ${counted(count, 'autre', 'autres')}`,
  undo: 'Annuler cette modification',
  undoOf: ({ label, when }) => `Annuler cette modification : ${label}, ${when}`,
  returnTo: 'Revenir à cet état',
  returnToOf: ({ label, when }) => `Revenir à cet état : après ${label}, ${when}`,
  askReturn: ({ count }) =>
    count === 1
      ? 'La modification ultérieure est annulée. Cette opération figure aussi dans l’historique.'
      : `Les ${figure(count)} modifications ultérieures sont annulées. Cette opération figure aussi dans l’historique.`,
  changeTakenBack: 'La modification a été annulée.',
  returned: 'Les réglages sont revenus à cet état.',
}
