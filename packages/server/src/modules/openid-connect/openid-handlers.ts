/** The calls of identity providers with their handlers. */
import { beginOpenidSignIn } from './begin-openid-sign-in.ts'
import { completeOpenidSignIn } from './complete-openid-sign-in.ts'
import { deleteOpenidConnection } from './delete-openid-connection.ts'
import { findOpenidConnection } from './find-openid-connection.ts'
import { getOpenidConnection } from './get-openid-connection.ts'
import { saveOpenidConnection } from './save-openid-connection.ts'
import { testOpenidConnection } from './test-openid-connection.ts'

export const openidHandlers = {
  findOpenidConnection,
  beginOpenidSignIn,
  completeOpenidSignIn,
  getOpenidConnection,
  saveOpenidConnection,
  deleteOpenidConnection,
  testOpenidConnection,
}
