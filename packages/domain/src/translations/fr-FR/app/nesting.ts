/** Sentences about data that nests too deep, in French. */
import type { nestingMessages as english } from '../../../messages/app/nesting.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure } from '../grammar.ts'

export const nestingMessages: Translation<typeof english> = {
  jsonTooDeep: ({ max }) =>
    `L’imbrication est trop profonde : ${figure(max)} listes et enregistrements au plus peuvent s’emboîter.`,
  groupsTooDeep: ({ max }) =>
    `Les groupes peuvent s’imbriquer sur ${counted(max, 'niveau', 'niveaux')} au plus.`,
}
