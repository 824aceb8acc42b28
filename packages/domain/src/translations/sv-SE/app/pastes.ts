/** What is said of a paste that a field has no room for, in Swedish. */
import type { pasteMessages as english } from '../../../messages/app/pastes.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const pasteMessages: Translation<typeof english> = {
  cut: ({ pasted, taken }) =>
    taken === 0
      ? 'Inget av det som klistrades in ryms här: fältet är fullt.'
      : `De första ${figure(taken)} av ${figure(pasted)} inklistrade tecken ryms här. Resten utelämnades.`,
}
