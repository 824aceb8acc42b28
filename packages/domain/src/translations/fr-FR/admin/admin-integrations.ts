/** The integrations of an organization, and how one is connected, in French. */
import type { adminIntegrationMessages as english } from '../../../messages/admin/admin-integrations.ts'
import type { Translation } from '../../../localization/translation.ts'
import { listAnd } from '../grammar.ts'

export const adminIntegrationMessages: Translation<typeof english> = {
  title: 'Intégrations',
  listOf: 'Intégrations activées',
  none: 'Aucune intégration n’est activée',
  noneMeans: 'Celles qui sont activées pour cette organisation figureront ici.',
  openSettings: 'Ouvrir leurs réglages',
  manage: 'Gérer',
  manageOf: ({ title }) => `Gérer ${title}`,
  connected: 'Connecté',
  notConnected: 'Non connecté',
  connectedBy: ({ by, date }) => `Connecté par ${by} le ${date}`,
  opening: ({ title }) => `Ouverture : ${title}`,
  notOpened: ({ title }) => `Impossible d’ouvrir ${title}.`,
  isConnectedNow: ({ title }) => `Connexion établie : ${title}.`,
  isDisconnectedNow: ({ title }) => `Connexion terminée : ${title}.`,

  // The server
  settingsMissing: ({ settings }) =>
    `Les intégrations ne peuvent pas encore être connectées : la personne qui gère ce serveur doit définir ${listAnd(settings)}.`,
  notEnabled: 'Cette intégration n’est pas activée pour l’organisation.',
  staleToken:
    'Cette page de connexion a été ouverte il y a trop longtemps, ou par quelqu’un d’autre. Fermez-la et rouvrez-la.',
  openedElsewhere: 'Les connexions se font dans la fenêtre du fournisseur, pas ici.',

  // The embedded connect page
  connectTo: ({ title }) => `Connecter ${title}`,
  isDemo: ({ title }) =>
    `Ceci est une démonstration : rien ne quitte ce serveur, et aucun compte ${title} n’est nécessaire.`,
  asks: ({ org, title }) => `${org} souhaite se connecter à ${title}.`,
  wouldRead: 'Lire les enregistrements liés aux vôtres',
  wouldWrite: 'Envoyer les changements de statut et les conditions des invités',
  connect: 'Connecter',
  disconnect: 'Déconnecter',
  close: 'Fermer',
}
