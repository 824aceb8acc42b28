/** The integrations of an organization, and how one is connected, in Swedish. */
import type { adminIntegrationMessages as english } from '../../../messages/admin/admin-integrations.ts'
import type { Translation } from '../../../localization/translation.ts'

export const adminIntegrationMessages: Translation<typeof english> = {
  title: 'Integrationer',
  listOf: 'Aktiverade integrationer',
  none: 'Inga integrationer är aktiverade',
  noneMeans: 'De som är aktiverade för organisationen listas här.',
  openSettings: 'Öppna inställningarna',
  manage: 'Hantera',
  manageOf: ({ title }) => `Hantera ${title}`,
  connected: 'Ansluten',
  notConnected: 'Inte ansluten',
  connectedBy: ({ by, date }) => `Ansluten av ${by} ${date}`,
  opening: ({ title }) => `Öppnar ${title}`,
  notOpened: ({ title }) => `${title} kunde inte öppnas.`,
  isConnectedNow: ({ title }) => `${title} har anslutits.`,
  isDisconnectedNow: ({ title }) => `${title} är inte längre ansluten.`,

  // The server
  settingsMissing: ({ settings }) =>
    `Integrationer kan inte anslutas än: den som driver servern måste ange ${settings.join(' och ')}.`,
  notEnabled: 'Integrationen är inte aktiverad för organisationen.',
  staleToken:
    'Anslutningssidan öppnades för länge sedan, eller av någon annan. Stäng den och öppna den igen.',
  openedElsewhere: 'Anslutningar görs i leverantörens fönster, inte här.',

  // The embedded connect page
  connectTo: ({ title }) => `Anslut ${title}`,
  isDemo: ({ title }) => `Detta är en demo: inget lämnar servern, och inget konto hos ${title} behövs.`,
  asks: ({ org, title }) => `${org} vill ansluta till ${title}.`,
  wouldRead: 'Läsa poster som är kopplade till dina',
  wouldWrite: 'Skicka ändringar av gästers status och villkor',
  connect: 'Anslut',
  disconnect: 'Koppla från',
  close: 'Stäng',
}
