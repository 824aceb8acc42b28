/** The environment becomes a configuration, or one sentence that says what is wrong. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isLoopback, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'orderwright-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const secret = 'a'.repeat(32)
const bucket = { S3_BUCKET: 'files', S3_REGION: 'eu-central-1' }

function read(environment: NodeJS.ProcessEnv) {
  const result = readConfig(environment, folder)
  if (!result.ok) throw new Error(result.message)
  return result.config
}

describe('the configuration', () => {
  test('needs nothing on one’s own machine, and is the demo there', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataFolder: join(folder, 'data'),
      isDemo: true,
      isProduction: false,
      databaseUrl: undefined,
    })
  })

  test('makes a secret once, readable by its user alone', () => {
    const first = read({}).secret
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(read({}).secret).toBe(first)
    const file = join(folder, 'data', 'secret')
    expect(readFileSync(file, 'utf8')).toBe(first)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('says in one line that the data folder cannot be used', () => {
    const blocked = join(folder, 'a-file')
    writeFileSync(blocked, '')
    const result = readConfig({ ORDERWRIGHT_DATA: blocked }, folder)
    expect(result.ok ? '' : result.message).toContain(`The data folder ${blocked} cannot be read and written`)
  })

  test.each([
    ['an address that others reach', { HOST: '0.0.0.0' }],
    ['production', { NODE_ENV: 'production', ORDERWRIGHT_SECRET: secret }],
  ])('is no demo for %s', (_what, environment) => {
    expect(read(environment).isDemo).toBe(false)
  })

  test.each([
    [{ NODE_ENV: 'production' }, 'ORDERWRIGHT_SECRET must be set'],
    [{ NODE_ENV: 'production', ORDERWRIGHT_SECRET: 'short' }, 'ORDERWRIGHT_SECRET must have at least 32'],
    [{ PORT: 'web' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT must be a port number'],
    [{ METRICS_PORT: '-1' }, 'METRICS_PORT must be a port number'],
    [{ STOP_DELAY_SECONDS: '1.5' }, 'STOP_DELAY_SECONDS must be a number of seconds'],
    [{ TRUSTED_PROXIES: 'proxy.internal' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ STOP_DELAY_SECONDS: '61' }, 'STOP_DELAY_SECONDS must be at most 60 seconds'],
    [{ PDF_BROWSER_SANDBOX: 'no' }, 'PDF_BROWSER_SANDBOX must be off, or be left out'],
    [{ STAGING_API_URL: 'http://api.example.com' }, 'STAGING_API_URL must begin with https://'],
    [{ STAGING_API_URL: 'api.example.com' }, 'STAGING_API_URL must be an address'],
    [{ STRIPE_API_URL: 'http://api.example.com' }, 'STRIPE_API_URL must begin with https://'],
    [{ STRIPE_API_URL: 'api.example.com' }, 'STRIPE_API_URL must be an address'],
    [{ PARAGON_PROJECT_ID: 'a project' }, 'PARAGON_PROJECT_ID must be the id of a project'],
    [{ PARAGON_PROJECT_ID: 'p-1' }, 'PARAGON_PROJECT_ID needs PARAGON_SIGNING_KEY_FILE'],
    [{ PARAGON_SIGNING_KEY_FILE: 'key.pem' }, 'PARAGON_SIGNING_KEY_FILE needs PARAGON_PROJECT_ID'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgresql://'],
    [{ DATABASE_APP_URL: 'postgresql://x' }, 'DATABASE_APP_URL needs DATABASE_URL'],
    [
      { DATABASE_URL: 'postgresql://x', DATABASE_DIRECT_URL: 'postgresql://x' },
      'DATABASE_DIRECT_URL needs DATABASE_URL and DATABASE_APP_URL',
    ],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must begin with smtp://'],
    [{ PUBLIC_URL: 'orders.example.com' }, 'PUBLIC_URL must be an address'],
    [{ S3_REGION: 'eu-central-1' }, 'S3_REGION needs S3_BUCKET'],
    [{ S3_PRESIGNED_READS: 'false' }, 'S3_PRESIGNED_READS needs S3_BUCKET'],
    [{ S3_SECRET_ACCESS_KEY_FILE: 'key' }, 'S3_SECRET_ACCESS_KEY_FILE needs S3_BUCKET'],
    [{ S3_BUCKET: 'files' }, 'S3_BUCKET needs S3_REGION beside it, or S3_ENDPOINT'],
    [{ ...bucket, S3_ACCESS_KEY_ID: 'id' }, 'S3_ACCESS_KEY_ID needs S3_SECRET_ACCESS_KEY'],
    [{ ...bucket, S3_SECRET_ACCESS_KEY: 'key' }, 'S3_SECRET_ACCESS_KEY needs S3_ACCESS_KEY_ID'],
    [
      { ...bucket, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'a', S3_SECRET_ACCESS_KEY_FILE: 'b' },
      'Set S3_SECRET_ACCESS_KEY or S3_SECRET_ACCESS_KEY_FILE, not both',
    ],
    [{ ...bucket, S3_SECRET_ACCESS_KEY_FILE: 'nowhere' }, 'does not exist'],
    [{ S3_BUCKET: 'Files of us' }, 'S3_BUCKET must be the name of a bucket'],
    [{ ...bucket, S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT must be an address'],
    [
      { ...bucket, S3_ENDPOINT: 'https://s3.example.com/files' },
      'S3_ENDPOINT must be an address without a path',
    ],
    [{ ...bucket, S3_PREFIX: '../files' }, 'S3_PREFIX must be names'],
    [{ ...bucket, S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE must be true or false'],
    [{ ...bucket, S3_PRESIGNED_READS: '1' }, 'S3_PRESIGNED_READS must be true or false'],
  ])('refuses %j with one line', (environment, beginning) => {
    const result = readConfig(environment, folder)
    expect(result).toMatchObject({ ok: false })
    expect(result.ok ? '' : result.message).toContain(beginning)
    expect(result.ok ? '' : result.message).not.toContain('\n')
  })

  test('takes an empty value for none', () => {
    expect(read({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({
      port: 3000,
      smtpUrl: undefined,
    })
  })

  test('[issue 17] keeps files in the data folder unless a bucket is named', () => {
    expect(read({}).objectStorage).toBeUndefined()
    expect(read({ S3_BUCKET: '', S3_PREFIX: '' }).objectStorage).toBeUndefined()
    expect(read(bucket).objectStorage).toEqual({
      bucket: 'files',
      region: 'eu-central-1',
      endpoint: undefined,
      // What the machine itself is given.
      credentials: undefined,
      isPathStyle: false,
      prefix: '',
      hasPresignedReads: false,
    })
  })

  test('[issue 17] takes the keys of the bucket from files that this user alone can read', () => {
    const path = join(folder, 's3-secret-key')
    writeFileSync(path, 'a secret key\n', { mode: 0o600 })
    const environment = {
      S3_BUCKET: 'files',
      S3_ENDPOINT: 'http://10.0.0.7:9000/',
      S3_ACCESS_KEY_ID: 'an id',
      S3_SECRET_ACCESS_KEY_FILE: 's3-secret-key',
      S3_FORCE_PATH_STYLE: 'true',
      S3_PREFIX: 'orderwright/files/',
      S3_PRESIGNED_READS: 'true',
    }
    expect(read(environment).objectStorage).toEqual({
      bucket: 'files',
      region: 'us-east-1',
      endpoint: 'http://10.0.0.7:9000',
      credentials: { accessKeyId: 'an id', secretAccessKey: 'a secret key' },
      isPathStyle: true,
      prefix: 'orderwright/files/',
      hasPresignedReads: true,
    })
    chmodSync(path, 0o644)
    const result = readConfig(environment, folder)
    expect(result.ok ? '' : result.message).toContain('can be read by other users of this machine')
  })

  test('counts nothing and stops at once unless it is told to', () => {
    expect(read({})).toMatchObject({ metricsPort: undefined, stopDelaySeconds: 0 })
    expect(read({ METRICS_PORT: '9464', STOP_DELAY_SECONDS: '5' })).toMatchObject({
      metricsPort: 9464,
      metricsHost: '127.0.0.1',
      stopDelaySeconds: 5,
    })
  })

  test('lets the browser that prints do without a sandbox only where it is told to', () => {
    expect(read({}).pdfBrowserUnconfined).toBeUndefined()
    expect(read({ PDF_BROWSER_SANDBOX: '' }).pdfBrowserUnconfined).toBeUndefined()
    expect(read({ PDF_BROWSER_SANDBOX: 'off' }).pdfBrowserUnconfined).toBe(true)
  })

  test('takes the word of the proxies that are named, and else of none', () => {
    expect(read({}).trustedProxies).toBeUndefined()
    expect(read({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,192.0.2.1' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      'fd00::/8',
      '192.0.2.1',
    ])
  })

  test('drops the slash at the end of the public address', () => {
    expect(read({ PUBLIC_URL: 'https://orders.example.com/' }).publicUrl).toBe('https://orders.example.com')
  })

  test.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['10.0.0.1', false],
    ['127.example.com', false],
  ])('knows whether %s is this machine alone', (host, expected) => {
    expect(isLoopback(host)).toBe(expected)
  })
})
