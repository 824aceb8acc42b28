/** What sharing says, in Swedish. */
import type {
  guestMessages as englishOfGuests,
  sharingMessages as english,
} from '../../../messages/app/sharing.ts'
import type { Translation } from '../../../localization/translation.ts'
import { capital, the, thisOne } from '../grammar.ts'

export const sharingMessages: Translation<typeof english> = {
  placeholder: 'NAMN ELLER E-POST (INGET KONTO BEHÖVS)',
  shareWith: ({ count }) => (count === 0 ? 'Dela' : `Dela med (${count})`),
  ownerCannotBeRemoved: 'Ägaren kan inte tas bort.',
  tooMany: ({ most }) => `Högst ${most} personer kan delta.`,
  disabled: ({ email, org }) => `${email} är avstängd hos ${org} och kan inte bjudas in.`,
  notInvolved: 'Personen deltar inte längre.',
  termsHidePrices: 'Priserna döljs för personen av personens egna villkor, inte här.',
  unknownPerson: 'Personen hittas inte längre. Välj igen, eller skriv en e-postadress.',
  archivedCannotBeShared: 'Det som är arkiverat kan inte delas. Hämta det från arkivet först.',
  linkShowsPrices:
    'Det finns redan en länk, och den visar priser som är dolda för dig. Återkalla den för att skapa en som inte visar några.',
  removeQuestion: ({ name }) => `${name} förlorar åtkomsten direkt, även på sidor som är öppna nu.`,
  removed: ({ name }) => `${name} har tagits bort.`,
  revokeQuestion:
    'Den som kom via länken förlorar åtkomsten direkt, även på sidor som är öppna nu. En ny länk kan skapas när som helst.',
  revoked: 'Länken har återkallats.',
  linkCopied: 'Länken har kopierats',
  linkNotCopied: 'Länken kunde inte kopieras. Markera den och kopiera den själv.',
  notified: 'Delat. Ett e-postmeddelande är på väg.',
  othersInGuestMode: ({ order, orders }) =>
    `I gästläget ser du vad en gäst ser: bara dina egna ${orders.toLowerCase()}. ${capital(the(order))} här är någon annans.`,
  visitorName: 'Gäst via länk',
  linkUnknown: 'Länken är inte giltig. Be om en ny.',
  linkRevoked: 'Länken har återkallats. Be den som skickade den om en ny.',
  linkArchived: 'Innehållet har arkiverats. Fråga den som skickade länken.',
  linkDeleted: 'Innehållet har tagits bort. Fråga den som skickade länken.',
  linkClosed:
    'Länken hit har återkallats, eller så har innehållet arkiverats eller tagits bort. Fråga den som skickade länken, eller logga in.',
  linkOfEmployee: 'Du hör till den här organisationen. Logga in för att öppna.',
  accessEndedTitle: 'Din åtkomst har upphört',
  accessEnded:
    'Du har inte längre åtkomst: innehållet har tagits bort, länken har återkallats, eller så deltar du inte längre.',
  accessEndedUnsent: 'Det du skrev senast sparades inte. Det finns kvar i webbläsaren och visas här:',

  // Labels and titles
  notFound: 'Hittades inte',
  noAccess: 'Ingen åtkomst',
  notSaved: 'Inte sparat',
  linkClosedPage: 'Länken är stängd',
  linkOpensNothing: 'Länken öppnar ingenting',
  signIn: 'Logga in',
  remove: 'Ta bort',
  keep: 'Behåll',
  you: '(du)',
  owner: 'Ägare',
  removePerson: ({ name }) => `Ta bort ${name}`,
  invite: 'Bjud in',
  nobodyToChooseFrom: 'Ingen att välja',
  pricesHiddenByTerms: 'Priserna döljs av personens egna villkor',
  pricesAreShown: 'Priserna visas',
  pricesAreHidden: 'Priserna är dolda',
  pressToSwitch: ({ state, isShown }) => `${state}: tryck för att ${isShown ? 'dölja' : 'visa'} dem`,
  pricesFor: ({ who }) => `Priser för ${who}`,
  shareThis: ({ word }) => `Dela ${thisOne(word)}`,
  pendingCollaborators: 'Väntande deltagare',
  note: 'Meddelande',
  collaborators: 'Deltagare',
  shareableLink: 'Delningslänk',
  linkExplained: 'Den som har länken arbetar här som gäst, utan konto.',
  getShareableLink: 'Skapa delningslänk',
  theLink: 'länken',
  pricesAreShownHere: 'Priserna visas.',
  pricesAreHiddenHere: 'Priserna är dolda.',
  revoke: 'Återkalla',
  revokeTheLink: 'Återkalla länken',
  linkAddress: 'Delningslänk',
  copied: 'Kopierat',
  copy: 'Kopiera',
}

/** Guests of an organisation, in its administration. */
export const guestMessages: Translation<typeof englishOfGuests> = {
  notAGuest: 'Bara organisationens gäster kan ingå i en grupp.',
  isGuest: ({ email }) => `${email} är redan gäst.`,
  isEmployee: ({ email }) =>
    `${email} arbetar här och kan inte också vara gäst. Stäng av personen under Medlemmar; sedan går det att bjuda in som gäst.`,
  noWorkManagement: 'Organisationen meddelar inget planeringsverktyg om sina gäster.',
}
