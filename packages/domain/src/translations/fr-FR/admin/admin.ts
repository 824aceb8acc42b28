/** Sentences of the back office, in French. */
import type {
  adminMessages as english,
  publishLevelWords as englishLevels,
} from '../../../messages/admin/admin.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, counted, e, figure, lower, of, ofThe, thisOne } from '../grammar.ts'

export const publishLevelWords: Translation<typeof englishLevels> = {
  all: 'Tous',
  internal: 'Membres',
  admin: 'Propriétaires',
}

export const adminMessages: Translation<typeof english> = {
  noSection: 'Cette section du back-office n’existe pas, ou pas encore.',
  noMatch: 'Rien ne correspond à la recherche et aux filtres.',
  gone: ({ one }) =>
    `${cap(thisOne(one))} est introuvable : peut-être supprimé${e(one)}, ou d’une autre organisation.`,
  invited: ({ email }) => `Invitation effectuée : ${email}.`,
  askDisinvite: 'Voulez-vous vraiment retirer cet invité ?',
  disinvited: ({ email }) =>
    `${email} ne fait plus partie des invités. Ce que cette personne a commandé est conservé.`,
  askRemoveGroup: 'Voulez-vous vraiment supprimer ce groupe d’utilisateurs ?',
  guestsIn: ({ count }) =>
    count === 0
      ? ''
      : `${counted(count, 'invité en fait partie et reste invité', 'invités en font partie et restent invités')}.`,
  groupRemoved: ({ title }) => `Suppression ${of(title)}.`,
  memberAdded: ({ email, title }) => `${email} fait partie ${of(title)}.`,
  memberRemoved: ({ email, title }) => `${email} ne fait plus partie ${of(title)}.`,
  groupRestored: ({ title }) => `Restauration ${of(title)}.`,
  noProperties: 'Ce groupe n’a pas de propriétés',
  noVersions: 'Cette règle de prix n’a pas de version.',
  noClassifiers: 'Ce groupe n’a pas de classificateurs',
  classifierOfAnotherGroup: 'Ce groupe n’a pas ce classificateur.',
  classifierDeleted: 'Ce classificateur est supprimé : seules les options qui l’ont déjà le gardent.',
  pricesCut: ({ title }) =>
    `Le fichier contient les 10 000 premières lignes ${of(title)} ; il y en a davantage. Moins de propriétés dans l’export des prix donnent moins de lignes.`,
  pricesFailed: ({ title }) => `Les prix ${of(title)} n’ont pas pu être exportés. Réessayez.`,
  formerGuest: ({ id }) => `Invité ${id}, retiré`,

  // Labels and titles
  sections: 'Sections',
  sectionNow: ({ title }) => `Sections : ${title}`,
  administrationOf: ({ title }) => `Administration ${of(title)}`,
  addGuestTo: ({ title }) => `Ajouter un invité à ${title}`,
  membersOf: ({ title }) => `Membres ${of(title)}`,
  detailsOf: ({ title }) => `Informations ${of(title)}`,
  searchByEmail: 'rechercher par e-mail',
  exportPrices: 'Exporter les prix',
  priceFile: ({ title }) => `prix ${title}`,
  priceFileOfProduct: ({ id }) => `prix produit ${id}`,
  removeOf: ({ title }) => `Supprimer ${title}`,
  removeGroup: 'Supprimer',
  takeOutOf: ({ email, title }) => `Retirer ${email} ${of(title)}`,
  hidePricing: 'Masquer les prix',
  hidePricingFrom: ({ email }) => `Masquer les prix pour ${email}`,
  disinviteOf: ({ email }) => `Retirer ${email} des invités`,
  disinvite: 'Retirer',
  inviteOne: 'Inviter un invité',
  guestEMail: 'E-mail de l’invité',
  inviteGuest: 'Inviter',
  addUserGroup: 'Ajouter un groupe d’utilisateurs',
  newGroupTitle: 'Titre du nouveau groupe',
  add: 'Ajouter',
  notFound: 'Introuvable',
  tab: ({ title }) => `Administration : ${title}`,
  nothingHere: 'Rien ici',
  withId: ({ id }) => `ID : ${id}`,
  loadingOne: ({ one }) => `Chargement ${ofThe(one)}`,
  shownOf: ({ shown, all }) => `${figure(shown)} sur ${figure(all)}`,
  search: ({ title }) => `Rechercher : ${lower(title)}`,
  noneYet: ({ title }) => `${title} : rien pour l’instant`,
  noneFound: ({ title }) => `${title} : aucun résultat`,
  showAll: 'Tout afficher',
  showMore: ({ count }) => `Afficher ${counted(count, 'autre', 'autres')}`,
  loading: ({ label }) => `Chargement : ${lower(label)}`,
}
