/** The words of a person's devices, in Swedish. */
import type { deviceMessages as english } from '../../../messages/app/devices.ts'
import type { Translation } from '../../../localization/translation.ts'

export const deviceMessages: Translation<typeof english> = {
  dialog: 'Lösennycklar och enheter',
  title: 'Enheter',
  hint: 'Webbläsarna som är inloggade som du. Logga ut dem som du inte känner igen eller inte använder längre.',
  thisDevice: 'Den här enheten',
  onlyThis: 'Du är inte inloggad någon annanstans.',
  unknown: 'En webbläsare som inte uppger sitt namn',
  named: ({ browser, system }) => (system === '' ? browser : `${browser} på ${system}`),
  facts: ({ lastUsed, signedIn, address, by }) =>
    [
      `Senast använd ${lastUsed}`,
      `inloggad ${signedIn}${by === '' ? '' : ` via ${by}`}`,
      ...(address === '' ? [] : [address]),
    ].join(' · '),
  end: 'Logga ut',
  endNamed: ({ name }) => `Logga ut ${name}`,
  endAll: 'Logga ut alla andra',
  ended: ({ count }) => (count === 1 ? 'En enhet loggades ut.' : `${count} enheter loggades ut.`),
  justNow: 'alldeles nyss',
  minutesAgo: ({ minutes }) => (minutes === 1 ? 'för en minut sedan' : `för ${minutes} minuter sedan`),
  hoursAgo: ({ hours }) => (hours === 1 ? 'för en timme sedan' : `för ${hours} timmar sedan`),
}
