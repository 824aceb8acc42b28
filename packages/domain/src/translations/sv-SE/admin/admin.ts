/** Sentences of the back office, in Swedish. */
import type {
  adminMessages as english,
  publishLevelWords as englishLevels,
} from '../../../messages/admin/admin.ts'
import type { Translation } from '../../../localization/translation.ts'
import { capital, figure, theThing, within } from '../grammar.ts'

/** Who sees what has this publish level, in words. */
export const publishLevelWords: Translation<typeof englishLevels> = {
  all: 'Alla användare',
  internal: 'Medlemmar',
  admin: 'Ägare',
}

export const adminMessages: Translation<typeof english> = {
  noSection: 'Det finns inget sådant avsnitt i administrationen, eller inte än.',
  noMatch: 'Inget motsvarar sökningen och filtren.',
  gone: ({ one }) => {
    const thing = theThing(one)
    const removed = thing.endsWith('t') ? 'det kan vara borttaget' : 'den kan vara borttagen'
    return `${capital(thing)} finns inte här: ${removed}, eller höra till en annan organisation.`
  },
  invited: ({ email }) => `${email} är nu gäst.`,
  askDisinvite: 'Vill du ta bort gästen?',
  disinvited: ({ email }) => `${email} är inte längre gäst. Det som har beställts blir kvar.`,
  askRemoveGroup: 'Vill du ta bort användargruppen?',
  guestsIn: ({ count }) =>
    count === 0
      ? ''
      : count === 1
        ? '1 gäst finns i den och förblir gäst.'
        : `${count} gäster finns i den och förblir gäster.`,
  groupRemoved: ({ title }) => `${title} har tagits bort.`,
  memberAdded: ({ email, title }) => `${email} finns nu i ${title}.`,
  memberRemoved: ({ email, title }) => `${email} finns inte längre i ${title}.`,
  groupRestored: ({ title }) => `${title} är som den var.`,
  noProperties: 'Gruppen har inga egenskaper',
  noVersions: 'Prisregeln har inga versioner.',
  noClassifiers: 'Gruppen har inga klassningar',
  classifierOfAnotherGroup: 'Gruppen har ingen sådan klassning.',
  classifierDeleted: 'Klassningen är borttagen: bara alternativ som redan har den behåller den.',
  pricesCut: ({ title }) =>
    `Filen innehåller de första ${figure(10_000)} raderna för ${title}; det finns fler. Färre egenskaper i prisexporten ger färre rader.`,
  pricesFailed: ({ title }) => `Priserna för ${title} kunde inte exporteras. Försök igen.`,
  formerGuest: ({ id }) => `Gäst ${id}, som har tagits bort`,

  // Labels and titles
  sections: 'Avsnitt',
  sectionNow: ({ title }) => `Avsnitt: ${title}`,
  administrationOf: ({ title }) => `Administration av ${title}`,
  addGuestTo: ({ title }) => `Lägg till en gäst i ${title}`,
  membersOf: ({ title }) => `Medlemmar i ${title}`,
  detailsOf: ({ title }) => `Uppgifter om ${title}`,
  searchByEmail: 'sök efter e-post',
  exportPrices: 'Exportera priser',
  priceFile: ({ title }) => `${title} priser`,
  priceFileOfProduct: ({ id }) => `produkt ${id} priser`,
  removeOf: ({ title }) => `Ta bort ${title}`,
  removeGroup: 'Ta bort',
  takeOutOf: ({ email, title }) => `Ta bort ${email} från ${title}`,
  hidePricing: 'Dölj priser',
  hidePricingFrom: ({ email }) => `Dölj priser för ${email}`,
  disinviteOf: ({ email }) => `Ta bort ${email} som gäst`,
  disinvite: 'Ta bort',
  inviteOne: 'Bjud in en gäst',
  guestEMail: 'Gästens e-post',
  inviteGuest: 'Bjud in gäst',
  addUserGroup: 'Lägg till en användargrupp',
  newGroupTitle: 'Namn på ny grupp',
  add: 'Lägg till',
  notFound: 'Hittades inte',
  tab: ({ title }) => `Admin: ${title}`,
  nothingHere: 'Ingenting här',
  withId: ({ id }) => `ID: ${id}`,
  loadingOne: ({ one }) => `Laddar ${theThing(one)}`,
  shownOf: ({ shown, all }) => `${shown} av ${all}`,
  search: ({ title }) => `Sök ${within(title)}`,
  noneYet: ({ title }) => `Inga ${within(title)} än`,
  noneFound: ({ title }) => `Inga ${within(title)} hittades`,
  showAll: 'Visa alla',
  showMore: ({ count }) => `Visa ${count} till`,
  loading: ({ label }) => `Laddar ${within(label)}`,
}
