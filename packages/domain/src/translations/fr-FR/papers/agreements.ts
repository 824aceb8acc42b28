/** The words of acceptances: on the certificate and in the names of their files, in French. */
import type { agreementWords as english } from '../../../messages/papers/agreements.ts'
import type { Translation } from '../../../localization/translation.ts'

export const agreementWords: Translation<typeof english> = {
  itemTitle: ({ number, name }) => `${number}. ${name}`,
  sheetTitle: ({ number, names }) =>
    [`Planche ${number}`, names.filter(Boolean).join(', ')].filter(Boolean).join(' : '),
  fileName: {
    quote: 'Devis accepté',
    drawings: 'Dessins acceptés',
    certificate: 'Certificat d’acceptation',
  },
  certificate: 'Certificat d’acceptation',
  what: 'Élément',
  value: 'Tel qu’enregistré',
  heading: ({ word, number, name }) => `Acceptation : ${word} n° ${number}, ${name}.`,
  intro:
    'Les fichiers et textes cités ici ont été présentés à la personne qui les a acceptés, sont conservés tels quels et sont désignés par leur empreinte SHA-256 : modifier un seul octet modifie l’empreinte.',
  how: ({ address }) =>
    `Pour vérifier un fichier d’après ce certificat, ouvrez ${address} et choisissez le fichier, ou lancez : npm run verify-agreement -- file.pdf`,
  acceptedBy: 'Accepté par',
  email: 'Adresse e-mail',
  at: 'Heure',
  utc: ({ time }) => `${time} UTC`,
  via: 'Accès par',
  vias: { account: 'Un compte, après connexion', link: 'Un lien partagé' },
  address: 'Adresse réseau',
  device: 'Appareil',
  signature: 'Signature',
  typedSignature: ({ text }) => `${text} (saisie)`,
  drawnSignature: 'Dessinée, ci-contre',
  total: 'Total accepté',
  file: { quote: 'PDF du devis, SHA-256', drawings: 'PDF des dessins, SHA-256' },
  content: 'Articles, choix et adresses en JSON canonique, SHA-256',
  prices: 'Prix avec leur détail, SHA-256',
  priceVersion: ({ ruleId, version }) => `Règle de prix ${ruleId}, version ${version}, SHA-256`,
  frame: 'Catalogue et réglages, SHA-256',
  termsHash: ({ version }) => `Conditions, version ${version}, SHA-256`,
  termsTitle: ({ version }) => `Conditions, version ${version}, telles qu’acceptées`,
  noTerms: 'Aucune condition n’était fixée au moment de l’acceptation.',
  record: ({ number }) => `Cet enregistrement, inscription ${number}, SHA-256`,
  previous: 'L’inscription précédente, SHA-256',
  firstEntry: 'Aucune : c’est la première',
}
