/** The words of a person's devices, in French. */
import type { deviceMessages as english } from '../../../messages/app/devices.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

export const deviceMessages: Translation<typeof english> = {
  dialog: 'Clés d’accès et appareils',
  title: 'Appareils',
  hint: 'Les navigateurs connectés à votre compte. Déconnectez ceux que vous ne reconnaissez pas ou n’utilisez plus.',
  thisDevice: 'Cet appareil',
  onlyThis: 'Vous n’êtes connecté nulle part ailleurs.',
  unknown: 'Un navigateur qui ne donne pas son nom',
  named: ({ browser, system }) => (system === '' ? browser : `${browser} sur ${system}`),
  facts: ({ lastUsed, signedIn, address, by }) =>
    [
      `Dernière utilisation ${lastUsed}`,
      `connexion ${signedIn}${by === '' ? '' : ` par ${by}`}`,
      ...(address === '' ? [] : [address]),
    ].join(' · '),
  end: 'Déconnecter',
  endNamed: ({ name }) => `Déconnecter ${name}`,
  endAll: 'Déconnecter tous les autres',
  ended: ({ count }) =>
    count === 1
      ? 'Un appareil a été déconnecté.'
      : `${counted(count, 'appareil a été déconnecté', 'appareils ont été déconnectés')}.`,
  justNow: 'à l’instant',
  minutesAgo: ({ minutes }) => `il y a ${minutes === 1 ? 'une minute' : `${minutes} minutes`}`,
  hoursAgo: ({ hours }) => `il y a ${hours === 1 ? 'une heure' : `${hours} heures`}`,
}
