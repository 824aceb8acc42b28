/** Tokens for connecting integrations: signed as the provider wants them, and by no other key. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { securityHeadersOf } from '../http/security.ts'
import { connectTokens, readSigningKey } from './connect-tokens.ts'

const folder = mkdtempSync(join(tmpdir(), 'orderwright-connect-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const now = new Date('2026-11-23T10:00:00.900Z')
const holder = { orgId: 12, userId: 34 }

function file(name: string, text: string, mode = 0o600): string {
  const path = join(folder, name)
  writeFileSync(path, text, { mode })
  return path
}
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const problem = (path: string) => {
  const result = readSigningKey(path)
  return result.ok ? '' : result.message
}

describe('[2.7.06] a token', () => {
  test('is signed RS256 for organization and user, and good for one hour', async () => {
    const token = await connectTokens(() => privateKey).sign(holder, now)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'JWT' })
    expect(decodeJwt(token)).toEqual({ sub: '12:34', iat: 1_795_428_000, exp: 1_795_431_600 })
    await jwtVerify(token, publicKey, { currentDate: now })
  })

  test('holds for that person there, until the hour is over', async () => {
    const tokens = connectTokens(() => privateKey)
    const token = await tokens.sign(holder, now)
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    expect(await tokens.isValid(token, holder, at(59))).toBe(true)
    expect(await tokens.isValid(token, holder, at(61))).toBe(false)
    expect(await tokens.isValid(token, { ...holder, orgId: 13 }, now)).toBe(false)
    expect(await tokens.isValid(token, { ...holder, userId: 35 }, now)).toBe(false)
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    expect(await connectTokens(() => other).isValid(token, holder, now)).toBe(false)
    expect(await tokens.isValid('a.b.c', holder, now)).toBe(false)
  })
})

describe('the signing key', () => {
  test('is read from a PEM file that only this user can read', () => {
    expect(readSigningKey(file('good.pem', pem)).ok).toBe(true)
    expect(problem(file('open.pem', pem, 0o644))).toMatch(/can be read by other users .* chmod 600/)
    expect(problem(join(folder, 'none.pem'))).toMatch(/none\.pem does not exist\.$/)
  })

  test.each([
    ['no key', 'a secret that must not be told'],
    ['a public key', publicKey.export({ type: 'spki', format: 'pem' }).toString()],
    [
      'a short key',
      generateKeyPairSync('rsa', { modulusLength: 1024 })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
    ],
    [
      'a key of another kind',
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ],
  ])('is refused when the file holds %s, without its content', (_what, text) => {
    const message = problem(file('bad.pem', text))
    expect(message).toContain('must be a private RSA key of at least 2048 bits as PEM text.')
    expect(message).not.toContain('secret')
  })

  test('with a project lets the provider’s frame, calls and window in; nothing without', () => {
    const path = file('paragon.pem', pem)
    const settings = { PARAGON_PROJECT_ID: 'p-1', PARAGON_SIGNING_KEY_FILE: path }
    const headers = (environment: NodeJS.ProcessEnv) => {
      const result = readConfig(environment, folder)
      if (!result.ok) throw new Error(result.message)
      return securityHeadersOf(result.config)
    }
    const { 'content-security-policy': policy, 'cross-origin-opener-policy': opener } = headers(settings)
    expect(policy).toContain("frame-src 'self' https://connect.useparagon.com")
    expect(policy).toMatch(/connect-src 'self' https:\/\/zeus\.useparagon\.com/)
    expect(opener).toBe('same-origin-allow-popups')
    const bare = headers({})
    expect(bare['content-security-policy']).not.toContain('useparagon')
    expect(bare['cross-origin-opener-policy']).toBe('same-origin')
  })
})
