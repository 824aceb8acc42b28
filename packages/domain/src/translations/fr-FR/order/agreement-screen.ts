/** The words of acceptance and sign-off on the screens, and of the page where files are checked, in French. */
import type { agreementScreenMessages as english } from '../../../messages/order/agreement-screen.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, figure, ofThe, thisOne } from '../grammar.ts'

// A name is that of a revision, such as R2, and feminine with it.
export const agreementScreenMessages: Translation<typeof english> = {
  title: 'Accord',
  loading: 'Chargement de l’accord',
  nothingYet: ({ name }) => `${name} n’est pas encore acceptée.`,
  acceptedLine: ({ name, by, day }) => `${name} a été acceptée par ${by} le ${day}.`,
  erased: 'une personne dont les données ont été effacées',
  differs: ({ word, name }) => `${cap(thisOne(word))} diffère de ce qui a été accepté dans ${name}.`,
  files: ({ name }) => `Ce qui a été accepté dans ${name}`,
  fileNames: { quote: 'Devis', drawings: 'Dessins' },
  certificate: 'Certificat',
  certificateComes: 'Le certificat est en préparation.',
  // Accepting
  accept: ({ name }) => `Accepter ${name}…`,
  acceptTitle: ({ name }) => `Accepter ${name}`,
  preparing: 'Préparation des fichiers à accepter',
  intro: ({ name, amount }) =>
    `Vous acceptez ${name} pour ${amount}. Consultez d’abord les fichiers : ils sont conservés à l’octet près, avec votre signature.`,
  openFile: ({ file }) => `${file} (PDF)`,
  terms: ({ version }) => `Conditions, version ${version}`,
  noTerms: 'Il n’y a pas de conditions particulières.',
  agrees: 'J’ai lu les fichiers et j’accepte leur contenu ainsi que les conditions.',
  agreesWithoutTerms: 'J’ai lu les fichiers et j’accepte leur contenu.',
  nameLabel: 'Votre nom',
  emailLabel: 'Votre adresse e-mail',
  signatureLabel: 'Signature',
  typed: 'Saisir',
  drawn: 'Dessiner',
  typedLabel: 'Votre nom en guise de signature',
  drawHint: 'Signez ici à la souris, au stylet ou au doigt',
  clear: 'Effacer',
  send: 'Accepter',
  cancel: 'Pas maintenant',
  agreeFirst: 'Cochez la case indiquant que vous avez lu les fichiers et que vous les acceptez.',
  recorded: 'Enregistrés avec l’accord : l’heure, votre adresse réseau et votre navigateur.',
  done: ({ name }) => `${name} est acceptée. Son certificat arrive dans un instant.`,
  askRenewal: 'Demander une prolongation',
  renewalAsked: ({ day }) => `Une prolongation a été demandée le ${day}.`,
  renewalSent: 'Votre demande est envoyée. Vous serez averti dès que la validité est prolongée.',
  renew: 'Prolonger',
  renewHint: ({ days }) =>
    `Le délai de validité est dépassé. Une prolongation garantit les prix pendant ${days} jours à partir d’aujourd’hui et crée une révision.`,
  renewed: ({ name }) => `${name} peut de nouveau être acceptée.`,
  validUntil: ({ day }) => `Acceptation possible jusqu’au ${day}.`,
  // Signing off
  signOffTitle: 'Validation un par un',
  signOffHint: ({ word }) =>
    `Approuvez chaque élément ${ofThe(word)} à fabriquer, ou indiquez ce qui doit être modifié.`,
  signOffWatch: 'Le client valide ces éléments un par un.',
  verdicts: { approved: 'Approuvé', approvedAsNoted: 'Approuvé avec réserves', revise: 'À revoir' },
  open: 'En attente',
  openSince: 'Pas encore validé',
  signedLine: ({ by, day }) => `${by}, ${day}`,
  withdraw: 'Retirer',
  noteFor: ({ verdict, title }) => `${verdict} : ${title}`,
  noteLabel: 'Remarque',
  approveRest: ({ count }) =>
    count === 1 ? 'Approuver l’élément en attente' : `Approuver les ${figure(count)} éléments en attente`,
  save: 'Enregistrer',
  progress: ({ approved, revise, all }) =>
    `${figure(approved)} sur ${figure(all)} approuvés${revise > 0 ? `, ${figure(revise)} à revoir` : ''}`,
  verdictOf: ({ title }) => `Avis sur ${title}`,
  // Checking a file
  verifyTitle: 'Vérifier un fichier accepté',
  verifyHint:
    'Choisissez un devis, des dessins ou un certificat qu’on vous a remis comme acceptés. Le fichier reste dans votre navigateur : seule son empreinte SHA-256 est transmise.',
  signIn: 'Se connecter',
  choose: 'Choisir un fichier PDF',
  checking: 'Vérification du fichier',
  hash: ({ hash }) => `SHA-256 ${hash}`,
  genuine: 'C’est bien ce fichier, à l’octet près.',
  genuineLine: ({ what, order, name, org }) => `${what} : ${order}, ${name}, ${org}.`,
  acceptedOn: ({ time }) => `Accepté le ${time} UTC.`,
  neverAccepted: 'Ce fichier a été présenté pour acceptation, et personne ne l’a accepté.',
  supersededBy: ({ name }) => `Une révision plus récente l’a remplacé : ${name}.`,
  changed: 'Ce fichier a été modifié.',
  changedLine: ({ order, name, org }) =>
    `Il indique provenir de ${order}, ${name}, ${org}, mais il ne correspond à aucun des fichiers conservés.`,
  unknown: 'Aucun accord ne connaît ce fichier.',
  unknownLine:
    'Rien de tel n’a été conservé ici. Les fichiers qui ne sont pas acceptés ne portent pas de marque d’accord.',
  notPdf: 'Ce n’est pas un fichier PDF.',
  recordsChanged: 'Les enregistrements correspondants ne sont plus tels qu’ils étaient :',
  whats: { quote: 'Le devis', drawings: 'Les dessins', certificate: 'Le certificat d’acceptation' },
}
