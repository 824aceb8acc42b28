/** Passkeys of people in tests: made as the settings make them, used as the sign-in page uses them. */
import { endpoints, type PasskeyAssertion } from '@orderwright/contract'
import type { Caller, TestApp } from '../test-app.ts'
import { type Deviation, PasskeyAuthenticator } from './passkey-authenticator.ts'

/** Where tests call from. */
export const localSite = 'http://localhost'

/** What a browser is known by beside its session, and under which name it reached the app. */
export type Headers = Record<string, string>

/** A mark of a browser, as its cookie has it. */
export const browserMark = (letter: string): Headers => ({
  cookie: `orderwright-browser=${letter.repeat(43)}`,
})

/** Begins and ends adding a passkey of this device. */
export async function register(
  caller: Caller,
  device: PasskeyAuthenticator,
  { name = 'Phone', ...deviation }: Deviation & { readonly name?: string } = {},
) {
  const { data } = await caller.call(endpoints.beginPasskey, {})
  const registration = device.create(data.creation, deviation)
  return caller.call(endpoints.addPasskey, { name, registration })
}

/** Somebody signed in, with a passkey on a device of theirs. */
export async function withPasskey(app: TestApp, userId: number) {
  const caller = await app.as(userId)
  const device = new PasskeyAuthenticator(localSite)
  const { passkey } = (await register(caller, device)).data
  return { caller, device, passkey }
}

/** What this device signs when the sign-in page asks. */
export async function assertionOf(
  app: TestApp,
  device: PasskeyAuthenticator,
  deviation: Deviation = {},
  headers: Headers = {},
): Promise<PasskeyAssertion> {
  const { data } = await app.anonymous.call(endpoints.beginPasskeySignIn, {}, headers)
  return device.sign(data.request, deviation)
}

/** Signs in, or tries to. */
export async function signIn(
  app: TestApp,
  device: PasskeyAuthenticator,
  deviation: Deviation = {},
  headers: Headers = {},
) {
  const assertion = await assertionOf(app, device, deviation, headers)
  return app.anonymous.call(endpoints.signInWithPasskey, { assertion }, headers)
}

/** A passkey of somebody, what their device made of another one, and what it signed with the first. */
export async function examplePasskey(app: TestApp, caller: Caller) {
  const device = new PasskeyAuthenticator(localSite)
  const { passkey } = (await register(caller, device)).data
  const assertion = await assertionOf(app, device)
  const { data } = await caller.call(endpoints.beginPasskey, {})
  return { passkeyId: passkey.id, registration: device.create(data.creation), assertion }
}
