/** What is wrong with JSON that somebody types. */
import { defineMessages } from '../../localization/define-messages.ts'
export const jsonTextMessages = defineMessages('jsonTextMessages', {
  theEnd: 'the end',
  expectedValue: ({ found }: { found: string }) => `A value is expected here, not ${found}`,
  expectedKey: ({ found }: { found: string }) =>
    `A key in double quotation marks is expected here, not ${found}`,
  expectedColon: ({ key, found }: { key: string; found: string }) =>
    `A colon is expected after "${key}", not ${found}`,
  expectedComma: ({ closing, found }: { closing: string; found: string }) =>
    `A comma or ${closing} is expected here, not ${found}`,
  commaAtEnd: 'Nothing follows this comma',
  openString: 'This text has no closing quotation mark',
  wrongEscape: 'A backslash can not stand before this character',
  controlCharacter: 'A control character can not stand in a text',
  nothingMore: ({ found }: { found: string }) => `Nothing more is expected here, but ${found} follows`,
  keyTwice: ({ name }: { name: string }) => `The key "${name}" stands here twice`,
  tooDeep: ({ max }: { max: number }) => `It nests deeper than ${max} levels`,
  at: ({ message, line, column }: { message: string; line: number; column: number }) =>
    `${message} (line ${line}, column ${column})`,
})
