/** What is wrong with JSON that somebody types, in Swedish. */
import type { jsonTextMessages as english } from '../../../messages/app/json-text.ts'
import type { Translation } from '../../../localization/translation.ts'

export const jsonTextMessages: Translation<typeof english> = {
  theEnd: 'slutet',
  expectedValue: ({ found }) => `Här väntas ett värde, inte ${found}`,
  expectedKey: ({ found }) => `Här väntas en nyckel inom dubbla citattecken, inte ${found}`,
  expectedColon: ({ key, found }) => `Efter "${key}" väntas ett kolon, inte ${found}`,
  expectedComma: ({ closing, found }) => `Här väntas ett kommatecken eller ${closing}, inte ${found}`,
  commaAtEnd: 'Inget följer efter kommatecknet',
  openString: 'Texten saknar avslutande citattecken',
  wrongEscape: 'Ett omvänt snedstreck kan inte stå före det här tecknet',
  controlCharacter: 'Ett styrtecken kan inte stå i en text',
  nothingMore: ({ found }) => `Här väntas inget mer, men ${found} följer`,
  keyTwice: ({ name }) => `Nyckeln "${name}" förekommer två gånger här`,
  tooDeep: ({ max }) => `Den är nästlad djupare än ${max} nivåer`,
  at: ({ message, line, column }) => `${message} (rad ${line}, kolumn ${column})`,
}
