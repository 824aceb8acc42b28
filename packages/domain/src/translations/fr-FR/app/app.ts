/** Sentences of the shell: loading, and addresses that lead nowhere, in French. */
import type { appMessages as english } from '../../../messages/app/app.ts'
import type { Translation } from '../../../localization/translation.ts'
import { ofThe } from '../grammar.ts'

export const appMessages: Translation<typeof english> = {
  product: 'Orderwright',
  loading: ['Chargement', 'Cela peut prendre quelques secondes', 'Encore un instant…'],
  loadingOrder: ({ word }) => `Chargement ${ofThe(word)}…`,
  nothingHere: 'Rien ici',
  unknownAddress: 'Il n’y a pas de page à cette adresse.',
  missing: 'Ce que vous cherchez a peut-être été supprimé.',
  missingOrder:
    'Il vous faut peut-être une invitation, ou la commande que vous cherchez a peut-être été supprimée.',
  missingPermission: 'Vous n’avez pas les droits nécessaires pour voir cette page.',

  // Labels and titles
  organization: 'Organisation',
  staging: 'PRÉPROD',
  stagingMeans: 'Cette page utilise les données du serveur de préproduction.',
  admin: 'ADMIN',
  employeeMode: 'MODE ÉQUIPE',
  guestMode: 'MODE INVITÉ',
  account: 'Compte',
  accountOf: ({ name, initials }) => `Compte : ${name} (${initials})`,
  moneyOwed: 'Sommes dues',
  mails: 'E-mails reçus…',
  devices: 'Clés d’accès et appareils…',
  licenses: 'Licences',
  signOut: 'Se déconnecter',
  offlineTryingAgain: 'Vous êtes hors ligne. Nouvelle tentative…',
  serverAway: 'Le serveur est momentanément indisponible. Nouvelle tentative…',
  signIn: 'Se connecter',
  backToOwnView: 'Revenir à votre vue',
  seeWhatGuestSees: 'Voir ce que voit un invité',
  organizationOf: ({ title }) => `Organisation : ${title}`,
  connected: 'Connecté',
  notConnected: 'Non connecté',
  reconnecting: 'Reconnexion',
  error: 'Erreur',
  pageNotFetched: 'Cette page n’a pas pu être chargée',
  somethingWentWrong: 'Un problème est survenu sur cette page',
  maybeNewerVersion:
    'Il existe peut-être une version plus récente de l’application, ou la connexion a été perdue.',
  savedIsSafe: 'Ce que vous aviez enregistré est en sécurité. Réessayez, ou revenez à l’accueil.',
  goHome: 'Aller à l’accueil',
  noOrganizationYet: 'Pas encore d’organisation',
  belongsToNone: ({ email }) =>
    `Vous êtes connecté en tant que ${email}, mais cette adresse n’appartient à aucune organisation. Demandez une invitation à la vôtre.`,
  skipToContent: 'Aller au contenu',
  goHomeLink: 'Aller à l’accueil',
  everywhere: 'Partout',
  goToTheList: 'Aller à la liste',
  goToProduction: 'Aller au tableau de production',
  notFound: 'Introuvable',
  edit: 'MODIFIER',
  documents: 'DOCUMENTS',
  drawings: 'DESSINS',
  backToOrder: ({ number }) => `Retour au n° ${number}`,
  backToOrders: 'Retour à la liste',
  home: 'Accueil',
}
