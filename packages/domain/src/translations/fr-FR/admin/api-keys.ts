/** What is said of API keys: to programs that call with one, and to those who make them, in French. */
import type {
  adminApiKeyMessages as englishScreen,
  apiKeyMessages as english,
} from '../../../messages/admin/api-keys.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const apiKeyMessages: Translation<typeof english> = {
  actor: ({ name }) => `Clé d’API ${name}`,
  // To programs
  unknown:
    'Cette clé d’API n’est pas connue. Envoyez « Authorization: Bearer », une espace et la clé entière, une seule fois ; créez une nouvelle clé si elle est perdue.',
  revoked: 'Cette clé d’API a été révoquée. Un propriétaire de l’organisation peut en créer une nouvelle.',
  expired: ({ at }) =>
    `Cette clé d’API a expiré le ${at} UTC. Un propriétaire de l’organisation peut en créer une nouvelle.`,
  suspended:
    'Cette clé d’API est suspendue : la personne qui l’a créée est désactivée ou a désormais moins de droits. Un propriétaire de l’organisation peut en créer une nouvelle.',
  readOnly:
    'Cette clé d’API ne permet que de lire, et cet appel modifie quelque chose. Utilisez une clé qui permet d’écrire : un propriétaire de l’organisation peut en créer une.',
  notForKeys:
    'Cet appel concerne une personne et ses droits ; les clés d’API n’y suffisent pas. Connectez-vous et faites-le depuis votre compte.',
  tooManyCalls:
    'Cette clé d’API appelle trop souvent. Attendez le nombre de secondes indiqué par Retry-After.',
  nameOwner:
    'Une clé d’API ne possède rien. Indiquez dans userId à qui cela appartient ; get-configurator-guests-data et get-members donnent les identifiants.',
  ownerHasLeft:
    'La personne à qui cela appartient a quitté l’organisation, et une clé d’API ne possède rien. Attribuez-le d’abord à quelqu’un d’autre.',
  // To owners
  nameTaken: ({ name }) => `Une clé d’API nommée ${name} existe déjà.`,
  tooMany: ({ most }) =>
    `Une organisation a ${figure(most)} clés d’API au plus. Révoquez-en une devenue inutile.`,
}

export const adminApiKeyMessages: Translation<typeof englishScreen> = {
  title: 'Clés d’API',
  listOf: 'Clés d’API',
  revokedOnes: 'Révoquées',
  none: 'Pas encore de clés d’API',
  noneMeans:
    'Avec une clé, d’autres programmes, comme votre site web ou votre comptabilité, lisent et modifient ce qui est conservé ici.',
  intro: ({ orgId }) =>
    `Les programmes appellent avec une clé, à la place d’une personne. Dans les appels, l’identifiant de cette organisation est ${orgId}.`,
  documents: 'Ce que les programmes peuvent appeler',
  newKey: 'Nouvelle clé d’API',
  // A key
  scopes: { read: 'Lecture seule', write: 'Lecture et écriture' },
  roles: { member: 'Comme membre', owner: 'Comme propriétaire' },
  mayAs: { member: 'comme membre', owner: 'comme propriétaire' },
  endsIn: ({ lastFour }) => `Se termine par ${lastFour}`,
  madeBy: ({ by, date }) => `Créée par ${by} le ${date}`,
  usedLast: ({ at }) => `Dernière utilisation ${at}`,
  neverUsed: 'Jamais utilisée',
  expires: ({ date }) => `Expire le ${date}`,
  expired: ({ date }) => `Expirée le ${date}`,
  neverExpires: 'N’expire pas',
  wasRevoked: ({ date }) => `Révoquée le ${date}`,
  suspendedWhy:
    'Suspendue : la personne qui l’a créée est désactivée, ou a désormais moins de droits que la clé. Elle fonctionnera de nouveau si ces droits reviennent.',
  revoke: 'Révoquer',
  revokeOf: ({ name }) => `Révoquer ${name}`,
  askRevoke: ({ name }) =>
    `Les programmes qui appellent avec ${name} sont refusés dès maintenant. Cette opération est définitive ; une nouvelle clé peut être créée à tout moment.`,
  isRevoked: ({ name }) => `La clé ${name} est révoquée.`,
  // The form
  name: 'Nom',
  nameHint: 'Le programme qui l’utilise : les historiques indiquent « Clé d’API … ».',
  scope: 'Elle permet',
  role: 'Elle agit',
  roleHint: 'Les propriétaires modifient aussi le catalogue, les prix et les réglages.',
  validity: 'Durée de validité',
  validities: { 30: '30 jours', 90: '90 jours', 365: 'Un an', never: 'Jusqu’à sa révocation' },
  make: 'Créer la clé',
  cancel: 'Annuler',
  // Its secret
  isMade: ({ name }) => `La clé ${name} est prête`,
  secret: 'Clé d’API',
  shownOnce: 'Copiez-la maintenant et gardez-la en lieu sûr : elle ne sera plus affichée.',
  keepSecret:
    'Quiconque la possède agit au nom de cette organisation. Sa place est sur un serveur, jamais sur une page web ni dans une application.',
  copy: 'Copier la clé',
  copied: 'Copiée.',
  notCopied: 'La copie n’a pas fonctionné. Sélectionnez et copiez vous-même.',
  done: 'Terminé',
  askUncopied: 'La clé n’a pas été copiée, et elle ne sera plus affichée. Fermer tout de même ?',
  closeUncopied: 'Fermer sans copier',
}
