/** Who can open a backup: nobody but holders of a passphrase or a key, or everybody. By age (age-encryption.org/v1). */
import { readFileSync } from 'node:fs'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupProblem } from './archive-format.ts'

const SHORTEST_PASSPHRASE = 12
const RECIPIENT = /^age1[0-9a-z]+$/
const IDENTITY = /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/

/** What closes a backup and opens it again. */
export type ArchiveKey =
  | { readonly kind: 'passphrase'; readonly passphrase: string }
  /** a public key: the machine that makes the backup can not open it */
  | { readonly kind: 'recipient'; readonly recipient: string }
  | { readonly kind: 'identity'; readonly identity: string }

/** Where keys are named on the command line and in the environment. Passphrases themselves never stand on a command line. */
export interface KeySettings {
  readonly passphrase?: string | undefined
  readonly passphraseFile?: string | undefined
  readonly recipient?: string | undefined
  readonly identityFile?: string | undefined
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupProblem(`The key cannot be read: ${reason}`, { cause: error })
  }
}

function passphraseKey(text: string): ArchiveKey {
  const passphrase = text.replace(/\r?\n$/, '')
  if (passphrase.length < SHORTEST_PASSPHRASE)
    throw new BackupProblem(`The passphrase must have at least ${SHORTEST_PASSPHRASE} characters.`)
  return { kind: 'passphrase', passphrase }
}

/** The key that the settings name; undefined: none. Throws BackupProblem where two are named or one is none. */
export function readArchiveKey(settings: KeySettings): ArchiveKey | undefined {
  const named = Object.values(settings).filter((value) => value !== undefined && value !== '')
  if (named.length > 1)
    throw new BackupProblem(
      'Name one key: BACKUP_PASSPHRASE, --passphrase-file, --recipient or --identity-file.',
    )
  const { passphrase, passphraseFile, recipient, identityFile } = settings
  if (passphrase) return passphraseKey(passphrase)
  if (passphraseFile) return passphraseKey(readText(passphraseFile))
  if (recipient) {
    if (!RECIPIENT.test(recipient))
      throw new BackupProblem('--recipient must be a public key of age: age1 and letters after it.')
    return { kind: 'recipient', recipient }
  }
  if (!identityFile) return undefined
  const identity = readText(identityFile)
    .split(/\r?\n/)
    .find((line) => IDENTITY.test(line))
  if (identity === undefined)
    throw new BackupProblem('The file at --identity-file has no line with a secret key of age.')
  return { kind: 'identity', identity }
}

/** Encrypts a stream. A secret key closes nothing. */
export function encrypterOf(key: ArchiveKey): Encrypter {
  const encrypter = new Encrypter()
  if (key.kind === 'passphrase') encrypter.setPassphrase(key.passphrase)
  else if (key.kind === 'recipient') encrypter.addRecipient(key.recipient)
  else throw new BackupProblem('A backup is encrypted for a public key: give it by --recipient.')
  return encrypter
}

export function decrypterOf(key: ArchiveKey): Decrypter {
  const decrypter = new Decrypter()
  if (key.kind === 'passphrase') decrypter.addPassphrase(key.passphrase)
  else if (key.kind === 'identity') decrypter.addIdentity(key.identity)
  else throw new BackupProblem('A public key opens no backup: give the secret one by --identity-file.')
  return decrypter
}
