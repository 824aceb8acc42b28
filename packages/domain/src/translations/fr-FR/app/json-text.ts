/** What is wrong with JSON that somebody types, in French. */
import type { jsonTextMessages as english } from '../../../messages/app/json-text.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const jsonTextMessages: Translation<typeof english> = {
  theEnd: 'la fin',
  expectedValue: ({ found }) => `Une valeur est attendue ici, et non ${found}`,
  expectedKey: ({ found }) => `Une clé entre guillemets doubles est attendue ici, et non ${found}`,
  expectedColon: ({ key, found }) => `Deux-points sont attendus après "${key}", et non ${found}`,
  expectedComma: ({ closing, found }) => `Une virgule ou ${closing} est attendue ici, et non ${found}`,
  commaAtEnd: 'Rien ne suit cette virgule',
  openString: 'Il manque à ce texte son guillemet fermant',
  wrongEscape: 'Une barre oblique inverse ne peut pas précéder ce caractère',
  controlCharacter: 'Un texte ne peut pas contenir de caractère de contrôle',
  nothingMore: ({ found }) => `Rien de plus n’est attendu ici, mais ${found} suit`,
  keyTwice: ({ name }) => `La clé "${name}" figure deux fois ici`,
  tooDeep: ({ max }) => `L’imbrication dépasse ${figure(max)} niveaux`,
  at: ({ message, line, column }) => `${message} (ligne ${line}, colonne ${column})`,
}
