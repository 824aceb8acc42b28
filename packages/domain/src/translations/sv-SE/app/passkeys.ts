/** The words of passkeys, in Swedish. */
import type { passkeyMessages as english } from '../../../messages/app/passkeys.ts'
import type { Translation } from '../../../localization/translation.ts'

export const passkeyMessages: Translation<typeof english> = {
  // What the server says
  expired: 'Det tog för lång tid. Försök en gång till.',
  refused: 'Lösennyckeln loggar inte in här. Logga in med en kod.',
  otherSite: 'Lösennyckeln begärdes av en annan sida. Ingen har loggats in.',
  unverified:
    'Enheten kontrollerade inte vem du är. Ställ in ett skärmlås eller en PIN-kod och försök en gång till.',
  copied:
    'Lösennyckeln har använts någon annanstans under tiden, som om den vore kopierad. Logga in med en kod och ta bort den.',
  notAdded: 'Lösennyckeln kunde inte läsas och lades därför inte till.',
  isThereAlready: 'Den här enheten har redan en lösennyckel.',
  tooMany: ({ most }) =>
    `Du har ${most} lösennycklar, och fler får det inte vara. Ta bort en som du inte använder längre.`,
  nameNeeded: 'Ge den ett namn.',

  // The e-mail
  mailSubject: 'En lösennyckel har lagts till i ditt konto',
  mailText: ({ name, when, address }) =>
    `En lösennyckel som heter ”${name}” lades till i ditt Orderwright-konto ${when} (UTC).\n\nDen som har den kan logga in som du. Om det inte var du som lade till den, logga in med en kod på ${address}, välj ”Lösennycklar och enheter…” i menyn med dina initialer, ta bort lösennyckeln och logga ut alla andra.`,

  // Signing in
  or: 'eller',
  signInWith: 'Logga in med lösennyckel',
  notUsed: 'Ingen lösennyckel användes. Försök en gång till, eller få en kod av oss.',
  notSignedIn: 'Lösennyckeln kunde inte användas i den här webbläsaren. Logga in med en kod.',

  // Those that a person has
  title: 'Lösennycklar',
  hint: 'Logga in med ditt fingeravtryck, ditt ansikte eller enhetens lås, utan kod.',
  none: 'Du har ingen lösennyckel än.',
  listOf: 'Dina lösennycklar',
  add: 'Lägg till lösennyckel',
  added: ({ name }) => `${name} har lagts till. Vi har skickat ett meddelande om det till din e-post.`,
  notMade: 'Ingen lösennyckel lades till.',
  notHere: 'Webbläsaren kan inte lägga till en lösennyckel på den här adressen.',
  facts: ({ created, lastUsed, isSynced }) =>
    [
      `Tillagd ${created}`,
      lastUsed === null ? 'aldrig använd' : `senast använd ${lastUsed}`,
      ...(isSynced ? ['sparad i en lösenordshanterare'] : []),
    ].join(' · '),
  numbered: ({ name, number }) => `${name} ${number}`,
  name: 'Namn',
  rename: 'Byt namn',
  renameOf: ({ name }) => `Byt namn på ${name}`,
  save: 'Spara',
  cancel: 'Avbryt',
  remove: 'Ta bort',
  removeOf: ({ name }) => `Ta bort ${name}`,
  removed: ({ name }) => `Ingen loggas längre in med ${name}.`,
}
