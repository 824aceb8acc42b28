/**
 * An identity provider that nobody here has written (oidc-provider, certified), on this machine: everybody signs in with an e-mail
 * address and any password, and agrees or not. Addresses are told by userinfo alone, as the standard has it.
 */
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

export const independentClient = {
  clientId: 'orderwright-tests',
  clientSecret: 'kept between the two of them',
}

export interface IndependentProvider {
  readonly issuer: string
  readonly close: () => Promise<void>
}

/** `redirectUris`: where it sends people back to. */
export async function startIndependentProvider(
  redirectUris: readonly string[],
): Promise<IndependentProvider> {
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: independentClient.clientId,
        client_secret: independentClient.clientSecret,
        redirect_uris: [...redirectUris],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => ({
        sub: `subject of ${email}`,
        email,
        email_verified: true,
        given_name: 'Nora',
        family_name: 'Quist',
      }),
    }),
    cookies: { keys: ['a key of these tests'] },
    pkce: { required: () => true },
  })
  const handle = provider.callback()
  return {
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
