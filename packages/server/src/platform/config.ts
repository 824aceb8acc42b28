/**
 * Reads the environment once, at the start, into one checked object. A wrong value is a sentence to print, not
 * a failure halfway through the start.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { ParagonSettings } from './connect/connect-flow.ts'
import { readSigningKey } from './connect/connect-tokens.ts'
import { optional } from './optional-setting.ts'
import { readS3Settings, type S3Settings, s3Variables } from './storage/s3-settings.ts'
import { readWorkManagementAdapters, type WorkManagementAdapters } from './work-management/work-management.ts'
import { type CardAccounts, noCardAccounts, readCardAccounts } from './payment/card-accounts.ts'

const SHORTEST_SECRET = 32

export type Config = {
  readonly port: number
  readonly host: string
  /** The address that links in mails and on the terminal begin with; no slash at the end. */
  readonly publicUrl: string
  /** Signs sessions and tokens; at least 32 characters. */
  readonly secret: string
  /** Absolute path of the folder with the database, the outbox and the uploads. */
  readonly dataFolder: string
  /** The owner's address of a server of one's own; absent: the embedded one. */
  readonly databaseUrl: string | undefined
  /** The bound role's own address, where it has one. */
  readonly databaseAppUrl: string | undefined
  /** The owner's address of the server itself, where the other two are a transaction pooler's. [issue 17] */
  readonly databaseDirectUrl?: string | undefined
  /** The bucket where files are kept; absent: the data folder. [issue 17] */
  readonly objectStorage?: S3Settings | undefined
  /** Where e-mails go; absent: the outbox in the data folder. */
  readonly smtpUrl: string | undefined
  /** Whose cards are taken with which account at the card provider. */
  readonly cardAccounts: CardAccounts
  /** Where organisations' work-management tools are; none: what they would hear goes to the outbox folder. */
  readonly workTools?: WorkManagementAdapters | undefined
  /** The project at Paragon by which integrations are connected; absent: the stand-in in demo mode, else none. */
  readonly paragon?: ParagonSettings | undefined
  /** The API that pages at an address with "staging" in it use, without a slash at the end; absent: this server's. [1.7.02] */
  readonly stagingApiUrl?: string | undefined
  /** Whether webhooks may be sent inside private networks, and without TLS. */
  readonly allowsPrivateWebhooks?: boolean | undefined
  /** Whether identity providers may be inside private networks, and without TLS. */
  readonly allowsPrivateOpenid?: boolean | undefined
  /** Where Stripe's API is; absent: at Stripe. */
  readonly stripeApiUrl: string | undefined
  /** The browser that prints PDF files; absent: one that is found. */
  readonly pdfBrowser?: string | undefined
  /** Whether that browser runs without a sandbox of its own: inside a container, which is one and forbids another. [issue 17] */
  readonly pdfBrowserUnconfined?: boolean | undefined
  /** A Gotenberg service that makes the PDF files instead; no slash at the end. */
  readonly gotenbergUrl?: string | undefined
  /** Where Prometheus reads what this process does; absent: nothing is counted. [issue 17] */
  readonly metricsPort?: number | undefined
  readonly metricsHost: string
  /** For how long the process goes on answering once it is told to stop, so that the proxy in front can notice. [issue 17] */
  readonly stopDelaySeconds: number
  /** Proxies besides those on this machine whose word about a caller's address is taken: addresses and networks. */
  readonly trustedProxies?: readonly string[] | undefined
  readonly isProduction: boolean
  /** Seeded organisations, printed sign-in links, the outbox page: on the loopback address only, never in production. */
  readonly isDemo: boolean
  /** The service that knows sales tax rates; absent: the embedded table of states. */
  readonly taxRatesUrl?: string | undefined
  /** Absolute path of the built web app. */
  readonly webFolder: string
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly message: string }

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')

const portNumber = z
  .string()
  .regex(/^\d+$/, 'must be a port number')
  .transform(Number)
  .refine((port) => port <= 65_535, 'must be a port number, at most 65535')

/** A process manager that asked for a stop loses its patience after a minute or so. */
const LONGEST_STOP_DELAY = 60

/** An address, or one with the length of its network's prefix. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

/** Whether nobody on the way can read along. What is no address at all is told as that, and asked of this too. */
const isPrivateWay = (url: string) =>
  !URL.canParse(url) || url.startsWith('https:') || isLoopback(new URL(url).hostname)

const environmentSchema = z.object({
  PORT: optional(portNumber),
  METRICS_PORT: optional(portNumber),
  METRICS_HOST: optional(z.string()),
  STOP_DELAY_SECONDS: optional(
    z
      .string()
      .regex(/^\d+$/, 'must be a number of seconds')
      .transform(Number)
      .refine((seconds) => seconds <= LONGEST_STOP_DELAY, `must be at most ${LONGEST_STOP_DELAY} seconds`),
  ),
  HOST: optional(z.string()),
  TRUSTED_PROXIES: optional(
    z
      .string()
      .transform((text) => text.split(',').map((one) => one.trim()))
      .refine(
        (all) => all.every(isAddressOrNetwork),
        'must be addresses or networks such as 10.0.0.0/8, with commas between them',
      ),
  ),
  NODE_ENV: optional(z.string()),
  PUBLIC_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://orders.example.com' }),
  ),
  DATABASE_URL: optional(databaseAddress),
  DATABASE_APP_URL: optional(databaseAddress),
  DATABASE_DIRECT_URL: optional(databaseAddress),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  TAX_RATES_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://rates.example.com' }),
  ),
  PDF_BROWSER: optional(z.string()),
  PDF_BROWSER_SANDBOX: optional(
    z.literal('off', { error: 'must be off, or be left out' }).transform(() => true),
  ),
  GOTENBERG_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as http://gotenberg:3000' }),
  ),
  CARD_ACCOUNTS_FILE: optional(z.string()),
  WORK_TOOLS_FILE: optional(z.string()),
  PARAGON_PROJECT_ID: optional(
    z.string().regex(/^[\w-]{1,100}$/, 'must be the id of a project: letters, digits and hyphens'),
  ),
  PARAGON_SIGNING_KEY_FILE: optional(z.string()),
  STAGING_API_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://api.staging.example.com' })
      .refine(isPrivateWay, {
        error: 'must begin with https://, because sessions travel there',
      }),
  ),
  OPENID_PRIVATE_ADDRESSES: optional(
    z.literal('allow', { error: 'must be allow, or be left out' }).transform(() => true),
  ),
  WEBHOOK_PRIVATE_ADDRESSES: optional(
    z.literal('allow', { error: 'must be allow, or be left out' }).transform(() => true),
  ),
  STRIPE_API_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address' }).refine(isPrivateWay, {
      error: 'must begin with https://, because secret keys travel there',
    }),
  ),
  ORDERWRIGHT_SECRET: optional(
    z.string().min(SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters`),
  ),
  ORDERWRIGHT_DATA: optional(z.string()),
  ...s3Variables,
})

/** Every variable that is read; what is deployed may set no other. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape)

/** Whether `host` can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** The secret kept in the data folder (0600), made at random at the first start; undefined with a folder that is not ours. */
function readOrMakeSecret(dataFolder: string): string | undefined {
  const path = join(dataFolder, 'secret')
  try {
    if (!existsSync(path)) {
      mkdirSync(dataFolder, { recursive: true })
      const unfinished = `${path}.${process.pid}`
      writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 })
      renameSync(unfinished, path)
    }
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}

function defaultPublicUrl(host: string, port: number): string {
  const name = isLoopback(host) || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/**
 * The configuration that `environment` describes, over defaults for a person trying it on their own machine.
 * Makes the secret's file when there is no secret and this is not production.
 */
export function readConfig(environment: NodeJS.ProcessEnv, folder = process.cwd()): ConfigResult {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return { ok: false, message: `${issue?.path.join('.')} ${issue?.message}.` }
  }
  const values = parsed.data
  const isProduction = values.NODE_ENV === 'production'
  if (isProduction && values.ORDERWRIGHT_SECRET === undefined) {
    return {
      ok: false,
      message: `With NODE_ENV=production, ORDERWRIGHT_SECRET must be set to a secret of at least ${SHORTEST_SECRET} characters.`,
    }
  }
  if (values.DATABASE_APP_URL !== undefined && values.DATABASE_URL === undefined) {
    return { ok: false, message: 'DATABASE_APP_URL needs DATABASE_URL beside it.' }
  }
  // A pooler starts no session as another role: the app's role has to log in there by itself.
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_APP_URL === undefined) {
    return {
      ok: false,
      message: 'DATABASE_DIRECT_URL needs DATABASE_URL and DATABASE_APP_URL beside it.',
    }
  }
  const cards =
    values.CARD_ACCOUNTS_FILE === undefined
      ? ({ ok: true, accounts: noCardAccounts } as const)
      : readCardAccounts(resolve(folder, values.CARD_ACCOUNTS_FILE))
  if (!cards.ok) return cards
  const tools =
    values.WORK_TOOLS_FILE === undefined
      ? undefined
      : readWorkManagementAdapters(resolve(folder, values.WORK_TOOLS_FILE))
  if (tools && !tools.ok) return tools
  const paragon = readParagon(values.PARAGON_PROJECT_ID, values.PARAGON_SIGNING_KEY_FILE, folder)
  if (!paragon.ok) return paragon
  const objectStorage = readS3Settings(values, folder)
  if (!objectStorage.ok) return objectStorage
  const port = values.PORT ?? 3000
  const host = values.HOST ?? '127.0.0.1'
  const dataFolder = resolve(folder, values.ORDERWRIGHT_DATA ?? 'data')
  const secret = values.ORDERWRIGHT_SECRET ?? readOrMakeSecret(dataFolder)
  if (secret === undefined) {
    return {
      ok: false,
      message: `The data folder ${dataFolder} cannot be read and written by this user. Another one made it, perhaps root; give it to this user, or choose another folder with ORDERWRIGHT_DATA.`,
    }
  }
  return {
    ok: true,
    config: {
      port,
      host,
      metricsPort: values.METRICS_PORT,
      metricsHost: values.METRICS_HOST ?? '127.0.0.1',
      stopDelaySeconds: values.STOP_DELAY_SECONDS ?? 0,
      publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? defaultPublicUrl(host, port),
      secret,
      trustedProxies: values.TRUSTED_PROXIES,
      dataFolder,
      databaseUrl: values.DATABASE_URL,
      databaseAppUrl: values.DATABASE_APP_URL,
      databaseDirectUrl: values.DATABASE_DIRECT_URL,
      objectStorage: objectStorage.data,
      smtpUrl: values.SMTP_URL,
      taxRatesUrl: values.TAX_RATES_URL,
      pdfBrowser: values.PDF_BROWSER,
      pdfBrowserUnconfined: values.PDF_BROWSER_SANDBOX,
      gotenbergUrl: values.GOTENBERG_URL?.replace(/\/+$/, ''),
      cardAccounts: cards.accounts,
      workTools: tools?.data,
      paragon: paragon.settings,
      stagingApiUrl: values.STAGING_API_URL?.replace(/\/+$/, ''),
      stripeApiUrl: values.STRIPE_API_URL?.replace(/\/+$/, ''),
      allowsPrivateOpenid: values.OPENID_PRIVATE_ADDRESSES,
      allowsPrivateWebhooks: values.WEBHOOK_PRIVATE_ADDRESSES,
      isProduction,
      isDemo: !isProduction && isLoopback(host),
      webFolder: findWebFolder(),
    },
  }
}

type ParagonResult =
  | { readonly ok: true; readonly settings: ParagonSettings | undefined }
  | { readonly ok: false; readonly message: string }

/** Both settings, or neither. */
function readParagon(
  projectId: string | undefined,
  keyFile: string | undefined,
  folder: string,
): ParagonResult {
  if (projectId === undefined && keyFile === undefined) return { ok: true, settings: undefined }
  if (keyFile === undefined) {
    return { ok: false, message: 'PARAGON_PROJECT_ID needs PARAGON_SIGNING_KEY_FILE beside it.' }
  }
  if (projectId === undefined) {
    return { ok: false, message: 'PARAGON_SIGNING_KEY_FILE needs PARAGON_PROJECT_ID beside it.' }
  }
  const read = readSigningKey(resolve(folder, keyFile))
  return read.ok ? { ok: true, settings: { projectId, signingKey: read.key } } : read
}

/** `packages/web/dist`, seen from the sources (src/platform) or from the bundle (dist). */
function findWebFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const packages = here.endsWith('platform') ? resolve(here, '..', '..', '..') : resolve(here, '..', '..')
  return join(packages, 'web', 'dist')
}

/** What the app itself is told of its settings. */
export type AppConfig = Pick<
  Config,
  'publicUrl' | 'secret' | 'dataFolder' | 'smtpUrl' | 'isProduction' | 'isDemo' | 'webFolder' | 'taxRatesUrl'
> &
  /** without accounts no real card is taken */
  Partial<
    Pick<
      Config,
      | 'cardAccounts'
      | 'stripeApiUrl'
      | 'pdfBrowser'
      | 'pdfBrowserUnconfined'
      | 'gotenbergUrl'
      | 'workTools'
      | 'paragon'
      | 'stagingApiUrl'
      | 'allowsPrivateOpenid'
      | 'allowsPrivateWebhooks'
      | 'trustedProxies'
      | 'objectStorage'
    >
  >
