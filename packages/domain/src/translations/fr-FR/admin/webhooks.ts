/** Outbound webhooks: where other systems hear of what happens here, in French. */
import type { webhookMessages as english } from '../../../messages/admin/webhooks.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure } from '../grammar.ts'

/** Every type of event in words. */
const eventWords: ReadonlyMap<string, string> = new Map([
  ['order.submitted', 'Soumission'],
  ['order.approved', 'Approbation'],
  ['order.paid', 'Paiement reçu'],
  ['order.refunded', 'Paiement remboursé'],
  ['order.status_changed', 'Changement de statut'],
  ['order.items_changed', 'Modification des articles'],
  ['catalog.changed', 'Modification du catalogue'],
  ['ping', 'Test'],
])

export const webhookMessages: Translation<typeof english> = {
  title: 'Webhooks',
  intro: 'Quand quelque chose se passe ici, un message signé est envoyé à vos propres systèmes.',
  listOf: 'Destinations des webhooks',
  none: 'Pas encore de destinations',
  noneMeans: 'Ajoutez l’adresse d’un système à avertir de ce qui se passe ici.',
  add: 'Ajouter une destination',
  edit: 'Modifier la destination',
  editThis: 'Modifier',
  save: 'Enregistrer',
  cancel: 'Annuler',
  close: 'Fermer',
  url: 'Adresse',
  urlHint: 'https://…, accessible depuis internet',
  description: 'Description',
  events: 'Événements',
  event: (type) => eventWords.get(type) ?? type,
  eventCount: ({ count }) => counted(count, 'événement', 'événements'),
  isFull: ({ max }) => `Il y a ${figure(max)} destinations, le maximum. Supprimez-en une devenue inutile.`,

  // Its state
  active: 'Active',
  disabled: {
    byOwner: 'Désactivée',
    gone: 'Désactivée : le destinataire a répondu qu’il n’existe plus (410)',
    failing: 'Désactivée : échecs pendant des jours',
  },
  failing: ({ since }) => `En échec depuis ${since}`,
  disable: 'Désactiver',
  enable: 'Réactiver',
  remove: 'Supprimer',
  removed: 'Destination supprimée. Plus rien n’y est envoyé.',
  broughtBack: 'Destination restaurée.',
  disabledNow: 'Destination désactivée. Ce qui se passe avant sa réactivation n’est pas envoyé.',
  enabledNow: 'Destination réactivée.',
  added: 'Destination ajoutée.',
  saved: 'Destination enregistrée.',
  gone: 'Cette destination n’existe plus',
  goneMeans: 'Quelqu’un d’autre l’a peut-être supprimée.',
  back: 'Toutes les destinations',

  // The secret
  secret: 'Secret de signature',
  secretMeans:
    'Le destinataire s’en sert pour vérifier qu’un message vient d’ici. Gardez-le là où vous gardez les mots de passe.',
  show: 'Afficher le secret',
  hide: 'Masquer',
  copy: 'Copier',
  copied: 'Secret copié.',
  notCopied: 'La copie n’a pas fonctionné. Sélectionnez et copiez vous-même.',
  roll: 'Nouveau secret',
  rollAsk: 'Créer un nouveau secret ?',
  rollMeans:
    'Pendant 24 heures, les messages sont signés avec les deux secrets, afin que le destinataire puisse passer au nouveau.',
  rolled: 'Nouveau secret créé. L’ancien reste valable 24 heures.',
  previousUntil: ({ until }) => `Le secret précédent reste valable jusqu’au ${until}.`,

  // Deliveries
  log: 'Envois',
  logKept: 'Conservés 30 jours.',
  noDeliveries: 'Rien n’a encore été envoyé',
  noDeliveriesMeans: 'Envoyez un test pour voir si le destinataire répond.',
  noFailed: 'Aucun envoi en échec',
  noFailedMeans: 'Tout ce qui date des 30 derniers jours est arrivé, ou est encore tenté.',
  test: 'Envoyer un test',
  testOk: ({ status }) => `Le destinataire a accepté le test (${status}).`,
  testFailed: ({ why }) => `Le test n’est pas arrivé : ${why}`,
  filter: 'Afficher',
  all: 'Tous',
  failedOnly: 'En échec',
  status: { pending: 'En attente', delivered: 'Remis', failed: 'Échec' },
  nextTry: ({ at }) => `Prochaine tentative : ${at}`,
  paused: 'Attend la réactivation de la destination',
  attempts: ({ count }) => counted(count, 'tentative', 'tentatives'),
  attempt: ({ at, ms }) => `${at}, ${figure(ms)} ms`,
  answered: ({ status }) => `Réponse ${status}`,
  answer: 'Début de la réponse',
  emptyAnswer: 'La réponse était vide.',
  message: 'Message',
  replay: 'Renvoyer',
  replayOf: ({ type, at }) => `Renvoyer : ${type}, ${at}`,
  replayed: 'Nouvel envoi en cours.',
  replayFailed: 'Renvoyer les échecs',
  replayAsk: 'Renvoyer les envois en échec ?',
  since: 'Depuis',
  sinceDay: 'il y a 24 heures',
  sinceWeek: 'il y a 7 jours',
  sinceAll: 'il y a 30 jours',
  replayedCount: ({ count }) =>
    count === 0
      ? 'Il n’y avait rien à renvoyer.'
      : `${counted(count, 'envoi est refait', 'envois sont refaits')}.`,
  more: 'Envois plus anciens',

  // What the server refuses
  badUrl: 'Ce n’est pas une adresse. Saisissez-en une comme https://example.com/hooks.',
  onlyHttps: 'Seules les adresses qui commencent par https:// sont acceptées.',
  onlyHttp: 'Seules les adresses qui commencent par https:// ou http:// sont acceptées.',
  noCredentials:
    'L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe. Les destinataires vérifient la signature à la place.',
  noFragment: 'L’adresse ne doit rien contenir après « # » : cette partie ne serait jamais envoyée.',
  badPort: 'Seuls les ports 443, 80 et ceux à partir de 1024 sont acceptés.',
  cloudService: ({ host }) =>
    `${host} est l’adresse où un nuage répond aux questions de ses machines. Rien n’y est jamais envoyé.`,
  privateAddress: ({ host }) =>
    `${host} se trouve dans un réseau privé. Les messages ne sont envoyés qu’à des adresses d’internet.`,
  unknownEvent: ({ type }) => `Il n’y a pas d’événement « ${type.slice(0, 60)} ».`,
  noEvents: 'Choisissez au moins un événement.',
  tooMany: ({ max }) =>
    `Il peut y avoir ${figure(max)} destinations au plus. Supprimez-en une devenue inutile.`,
  tooManyTests: 'Cela fait beaucoup de tests. Réessayez dans une minute.',
  badSince: 'Une date avec heure comme 2026-11-23 09:00:00.',
  isDisabled: 'Cette destination est désactivée. Réactivez-la d’abord.',
  secretLost:
    'Le secret ne peut plus être lu, car le secret de ce serveur a changé. Créez-en un nouveau, et donnez-le au destinataire.',

  // Why an attempt failed
  notFound: ({ host }) => `${host} est introuvable.`,
  notReached: ({ reason }) => `Pas de connexion : ${reason}`,
  tooSlow: ({ seconds }) => `Pas de réponse complète en ${figure(seconds)} secondes.`,
  neverAnswered: 'le destinataire n’a cessé d’annoncer une réponse, sans la donner.',
  redirected: ({ status }) => `Réponse ${status}. Les redirections ne sont pas suivies.`,
  saidNo: ({ status }) => `Réponse ${status}.`,

  // The mail to the owners
  mailSubject: 'Une destination de webhook a été désactivée',
  mailOpening: ({ url, why }) =>
    why === 'gone'
      ? `Le destinataire à ${url} a répondu qu’il n’existe définitivement plus (410) ; plus rien n’y est donc envoyé.`
      : `Rien n’est arrivé à ${url} depuis des jours ; plus rien n’y est donc envoyé.`,
  mailNext: 'Consultez ses envois, et réactivez-la quand le destinataire fonctionne.',
  mailBecause: 'Vous recevez cet e-mail parce que vous êtes propriétaire de l’organisation.',
  greeting: 'Bonjour,',
  openIt: 'Ouvrir les webhooks',
}
