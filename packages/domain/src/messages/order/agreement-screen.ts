/** The words of acceptance and sign-off on the screens, and of the page where files are checked. */
import { defineMessages } from '../../localization/define-messages.ts'

type Word = { word: string }
type Named = { name: string }

export const agreementScreenMessages = defineMessages('agreementScreenMessages', {
  title: 'Agreement',
  loading: 'Loading what was agreed to',
  nothingYet: ({ name }: Named) => `${name} is not accepted yet.`,
  acceptedLine: ({ name, by, day }: Named & { by: string; day: string }) =>
    `${name} was accepted by ${by} on ${day}.`,
  erased: 'a person whose data were erased',
  differs: ({ word, name }: Word & Named) =>
    `This ${word.toLowerCase()} differs from what was accepted in ${name}.`,
  files: ({ name }: Named) => `What was accepted in ${name}`,
  fileNames: { quote: 'Quote', drawings: 'Drawings' },
  certificate: 'Certificate',
  certificateComes: 'The certificate is being made.',
  // Accepting
  accept: ({ name }: Named) => `Accept ${name} …`,
  acceptTitle: ({ name }: Named) => `Accept ${name}`,
  preparing: 'Making the files that you accept',
  intro: ({ name, amount }: Named & { amount: string }) =>
    `You accept ${name} at ${amount}. Look at the files first: they are kept byte by byte, with your signature.`,
  openFile: ({ file }: { file: string }) => `${file} (PDF)`,
  terms: ({ version }: { version: number }) => `Terms, version ${version}`,
  noTerms: 'There are no terms besides.',
  agrees: 'I have read the files and agree to them and to the terms.',
  agreesWithoutTerms: 'I have read the files and agree to them.',
  nameLabel: 'Your name',
  emailLabel: 'Your e-mail address',
  signatureLabel: 'Signature',
  typed: 'Type',
  drawn: 'Draw',
  typedLabel: 'Your name as your signature',
  drawHint: 'Sign here with the mouse, a pen or a finger',
  clear: 'Clear',
  send: 'Accept',
  cancel: 'Not now',
  agreeFirst: 'Check that you have read the files and agree.',
  recorded: 'Recorded with it: the time, your network address and your browser.',
  done: ({ name }: Named) => `${name} is accepted. Its certificate comes in a moment.`,
  askRenewal: 'Ask for it to be renewed',
  renewalAsked: ({ day }: { day: string }) => `Somebody asked for it to be renewed on ${day}.`,
  renewalSent: 'Your wish is sent. You hear of it as soon as it is renewed.',
  renew: 'Renew',
  renewHint: ({ days }: { days: number }) =>
    `It has expired. Renewed, its prices hold for another ${days} days from today, as a revision of its own.`,
  renewed: ({ name }: Named) => `${name} can be accepted again.`,
  validUntil: ({ day }: { day: string }) => `It can be accepted until ${day}.`,
  // Signing off
  signOffTitle: 'Sign off one by one',
  signOffHint: ({ word }: Word) =>
    `Approve everything that is made of this ${word.toLowerCase()}, or say what has to be changed.`,
  signOffWatch: 'The customer signs these off one by one.',
  verdicts: { approved: 'Approved', approvedAsNoted: 'Approved as noted', revise: 'Revise' },
  open: 'Open',
  openSince: 'Not signed off yet',
  signedLine: ({ by, day }: { by: string; day: string }) => `${by}, ${day}`,
  withdraw: 'Take back',
  noteFor: ({ verdict, title }: { verdict: string; title: string }) => `${verdict}: ${title}`,
  noteLabel: 'Note',
  approveRest: ({ count }: { count: number }) =>
    count === 1 ? 'Approve the one that is open' : `Approve the ${count} that are open`,
  save: 'Save',
  /** `revise`: those that are to be made otherwise */
  progress: ({ approved, revise, all }: { approved: number; revise: number; all: number }) =>
    `${approved} of ${all} approved${revise > 0 ? `, ${revise} to be revised` : ''}`,
  verdictOf: ({ title }: { title: string }) => `Verdict on ${title}`,
  // Checking a file
  verifyTitle: 'Check an accepted file',
  verifyHint:
    'Choose a quote, drawings or certificate that somebody gave you as accepted. The file stays in your browser: only its SHA-256 hash is sent.',
  signIn: 'Sign in',
  choose: 'Choose a PDF file',
  checking: 'Checking the file',
  hash: ({ hash }: { hash: string }) => `SHA-256 ${hash}`,
  genuine: 'This is the file, byte by byte.',
  genuineLine: ({ what, order, name, org }: { what: string; order: string; name: string; org: string }) =>
    `${what} of ${order}, ${name}, of ${org}.`,
  acceptedOn: ({ time }: { time: string }) => `Accepted on ${time} UTC.`,
  neverAccepted: 'It was shown to be accepted, and nobody has accepted it.',
  supersededBy: ({ name }: Named) => `A later revision has taken its place: ${name}.`,
  changed: 'This file was changed.',
  changedLine: ({ order, name, org }: { order: string; name: string; org: string }) =>
    `It says that it belongs to ${order}, ${name}, of ${org}, but it is none of the files that were kept of it.`,
  unknown: 'No agreement knows this file.',
  unknownLine: 'Nothing like it was kept here. Files that are not accepted have no mark of an agreement.',
  notPdf: 'This is no PDF file.',
  recordsChanged: 'The records behind it are not as they were:',
  whats: { quote: 'The quote', drawings: 'The drawings', certificate: 'The certificate of acceptance' },
})
