/** What the settings of an organization say to its owners, in Swedish. */
import type { settingsMessages as english } from '../../../messages/admin/settings.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

const issuedKinds = { invoice: 'Fakturor', creditNote: 'Kreditfakturor', receipt: 'Kvitton' } as const

export const settingsMessages: Translation<typeof english> = {
  unknownSetting: ({ path }) => `Det finns ingen inställning ${path}.`,
  titleIsNeeded: 'Organisationen behöver ett namn på högst 200 tecken.',
  currencyIsFixed: 'Priser förs i US-dollar; valutan kan inte ändras.',
  cardIntentsAreFixed: 'Så debiteras kort; det bestäms av den som driver servern.',
  spatialIsFixed: 'Hur väggar och rum ritas kan inte ändras här.',
  precisionOut: 'Mått börjar med ett intervall mellan det finaste och det grövsta.',
  ownersAlone: 'Inställningarna är till för ägare.',
  statusKeyTwice: 'En annan status har den nyckeln.',
  statusTitleIsNeeded: 'En status behöver ett namn.',
  startIsNeeded: 'En status måste ha typen orderStarted: där börjar allt.',
  nowhereToAgree:
    'Inget kan vänta på att kunder godkänner: mellan den första statusen och produktionen måste det finnas en för godkännande eller betalning.',
  reminderTwice: 'Det finns redan en påminnelse den dagen.',
  reminderTooEarly:
    'Före förfallodagen är en faktura inte förfallen: välj betalningspåminnelsen, eller en dag efter den.',
  methodTwice: 'Betalsättet finns två gånger.',
  unknownColumn: ({ column }) => `Listan har ingen kolumn ${column}.`,
  shortcutNeedsStatus: ({ statusKey }) =>
    `En genväg på listsidan behöver statusen ${statusKey}. Ändra den genvägen först.`,
  leadTimeNeedsStatus: ({ statusKey }) =>
    `Leveranstiden börjar vid statusen ${statusKey}, som måste finnas. Välj en annan för den först.`,
  unknownStatus: ({ statusKey }) => `Det finns ingen status med nyckeln ${statusKey}.`,
  unknownFont: ({ fonts }) => `Välj något av dessa typsnitt: ${fonts}.`,
  statusKeyForm: 'En nyckel börjar med en bokstav och har bokstäver, siffror, - och _.',
  colorForm:
    'Skriv en färg som # och sex siffror eller bokstäver från a till f, till exempel #8c6a45, eller black.',
  prefixForm: 'Högst åtta bokstäver, och - eller / efter dem, till exempel INV-.',
  prefixesAlike: 'Fakturor, kreditfakturor och kvitton behöver var sitt prefix: ett annat slag har det här.',
  prefixWasUsed: ({ kind }) =>
    `${issuedKinds[kind]} har utfärdats med det här prefixet: välj ett annat, så att inget nummer står på två dokument.`,
  accountIsNeeded: 'Ett konto behöver ett namn.',
  fontSizeOut: ({ min, max }) => `Välj en storlek från ${min} till ${max}.`,
  wordIsNeeded: 'Här behövs ett ord.',
  translationIsOneLine: 'Det som står på en rad översätts på en rad.',
  linkIsNoAddress: 'En länk börjar med https://, http://, mailto:, tel: eller /.',
  unknownCategory: ({ id }) => `Det finns ingen kategori ${id}.`,
  unknownProperty: ({ id }) => `Det finns ingen egenskap ${id}.`,
  statusBeforeStart: ({ title, start }) =>
    `${title} måste stå efter ${start}: det som just har börjat skulle annars vara förbi den och inte kunna skickas in.`,
  statusTypeInUse: ({ title, count, word }) =>
    `Typen för ${title} kan inte ändras: ${figure(count)} ${word} står där och skulle inte komma vidare. Lägg till en status av den nya typen och flytta dit först.`,
  statusInUse: ({ title, count, word }) =>
    `${title} kan inte tas bort: ${figure(count)} ${word} har den statusen.`,
  changedSince: 'Några av inställningarna har ändrats sedan dess.',
  contrastOfText: ({ ratio }) => `Kontrast ${figure(ratio)} till 1: bra för text och knappar.`,
  contrastOfShapes: ({ ratio }) =>
    `Kontrast ${figure(ratio)} till 1: bra för knappar; text i färgen görs mörkare.`,
  contrastTooLow: ({ ratio }) =>
    `Kontrast ${figure(ratio)} till 1: för ljus på vitt; den görs mörkare överallt där den visas.`,
  logoUnsuitable: 'Välj en SVG- eller PNG-fil under 1 MB.',
  logoHasTooMuch: `Logotypen är för detaljerad: som liten fil får den ha högst ${figure(15_000)} byte. Förenkla den, eller använd en PNG.`,
  logoIsBroken: 'SVG-filen kan inte läsas. Exportera den igen som enkel SVG.',
  logoIsEmpty:
    'Inget i SVG-filen kan visas säkert. Exportera den igen som enkel SVG med former som konturer.',
  logoByUpload: 'En logotyp laddas upp som fil.',
}
