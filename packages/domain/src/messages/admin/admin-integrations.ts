/** The integrations of an organization, and how one is connected. [2.2.66–2.2.68] */
import { defineMessages } from '../../localization/define-messages.ts'
export const adminIntegrationMessages = defineMessages('adminIntegrationMessages', {
  title: 'Integrations',
  listOf: 'Enabled integrations',
  none: 'No integrations are enabled',
  noneMeans: 'Those that are enabled for this organization will be listed here.',
  openSettings: 'Open their settings',
  manage: 'Manage',
  manageOf: ({ title }: { title: string }) => `Manage ${title}`,
  connected: 'Connected',
  notConnected: 'Not connected',
  connectedBy: ({ by, date }: { by: string; date: string }) => `Connected by ${by} on ${date}`,
  opening: ({ title }: { title: string }) => `Opening ${title}`,
  notOpened: ({ title }: { title: string }) => `${title} could not be opened.`,
  isConnectedNow: ({ title }: { title: string }) => `${title} is connected.`,
  isDisconnectedNow: ({ title }: { title: string }) => `${title} is no longer connected.`,

  // The server
  settingsMissing: ({ settings }: { settings: readonly string[] }) =>
    `Integrations can not be connected yet: whoever runs this server has to set ${settings.join(' and ')}.`,
  notEnabled: 'This integration is not enabled for the organization.',
  staleToken: 'This connect page was opened too long ago, or by somebody else. Close it and open it again.',
  openedElsewhere: 'Connections are made in the window of the provider, not here.',

  // The embedded connect page
  connectTo: ({ title }: { title: string }) => `Connect ${title}`,
  isDemo: ({ title }: { title: string }) =>
    `This is a demo: nothing leaves this server, and no account at ${title} is needed.`,
  asks: ({ org, title }: { org: string; title: string }) => `${org} would like to connect with ${title}.`,
  wouldRead: 'Read records that are linked with yours',
  wouldWrite: 'Send changes of status and terms of guests',
  connect: 'Connect',
  disconnect: 'Disconnect',
  close: 'Close',
})
