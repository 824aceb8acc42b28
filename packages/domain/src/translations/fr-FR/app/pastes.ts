/** What is said of a paste that a field has no room for, in French. */
import type { pasteMessages as english } from '../../../messages/app/pastes.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure, plural } from '../grammar.ts'

export const pasteMessages: Translation<typeof english> = {
  cut: ({ pasted, taken }) =>
    taken === 0
      ? 'Rien de ce qui a été collé ne tient ici : le champ est plein.'
      : `Sur ${figure(pasted)} caractères collés, ${figure(taken)} ${plural(taken, 'tient', 'tiennent')} ici. Le reste a été laissé de côté.`,
}
