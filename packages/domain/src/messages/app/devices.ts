/** The words of a person's devices. */
import { defineMessages } from '../../localization/define-messages.ts'
export const deviceMessages = defineMessages('deviceMessages', {
  dialog: 'Passkeys and devices',
  title: 'Devices',
  hint: 'The browsers that are signed in as you. Sign out what you do not know or do not use any more.',
  thisDevice: 'This device',
  onlyThis: 'You are signed in nowhere else.',
  unknown: 'A browser that does not say its name',
  named: ({ browser, system }: { browser: string; system: string }) =>
    system === '' ? browser : `${browser} on ${system}`,
  facts: ({
    lastUsed,
    signedIn,
    address,
    by,
  }: {
    lastUsed: string
    signedIn: string
    address: string
    by: string
  }) =>
    [
      `Last used ${lastUsed}`,
      `signed in ${signedIn}${by === '' ? '' : ` by ${by}`}`,
      ...(address === '' ? [] : [address]),
    ].join(' · '),
  end: 'Sign out',
  endNamed: ({ name }: { name: string }) => `Sign out ${name}`,
  endAll: 'Sign out all others',
  ended: ({ count }: { count: number }) =>
    count === 1 ? 'One device was signed out.' : `${count} devices were signed out.`,
  justNow: 'just now',
  minutesAgo: ({ minutes }: { minutes: number }) =>
    minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`,
  hoursAgo: ({ hours }: { hours: number }) => (hours === 1 ? 'an hour ago' : `${hours} hours ago`),
})
