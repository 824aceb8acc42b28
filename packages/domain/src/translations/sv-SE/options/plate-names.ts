/** What stands in and on plates, in Swedish. */
import type {
  mechanismWords as englishMechanisms,
  plateWords as english,
  portWords as englishPorts,
} from '../../../messages/options/plate-names.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

const sides = { above: 'ovanför', below: 'nedanför' } as const

export const mechanismWords: Translation<typeof englishMechanisms> = {
  pushButton: { one: 'tryckknapp', many: 'tryckknappar', the: 'tryckknappen' },
  rocker: { one: 'vippströmställare', many: 'vippströmställare', the: 'vippströmställaren' },
  toggle: { one: 'spakströmställare', many: 'spakströmställare', the: 'spakströmställaren' },
  dimmer: { one: 'dimmer', many: 'dimrar', the: 'dimmern' },
  keypadButton: { one: 'knappsatsknapp', many: 'knappsatsknappar', the: 'knappsatsknappen' },
  socket: { one: 'uttag', many: 'uttag', the: 'uttaget' },
  outlet: { one: 'uttag', many: 'uttag', the: 'uttaget' },
}

export const portWords: Translation<typeof englishPorts> = {
  typeE: { one: 'uttag av typ E', many: 'uttag av typ E', the: 'uttaget av typ E' },
  typeF: { one: 'uttag av typ F', many: 'uttag av typ F', the: 'uttaget av typ F' },
  typeB: { one: 'dubbeluttag av typ B', many: 'dubbeluttag av typ B', the: 'dubbeluttaget av typ B' },
  typeG: { one: 'uttag av typ G', many: 'uttag av typ G', the: 'uttaget av typ G' },
  usbA: { one: 'USB-A-port', many: 'USB-A-portar', the: 'USB-A-porten' },
  usbC: { one: 'USB-C-port', many: 'USB-C-portar', the: 'USB-C-porten' },
  rj45: { one: 'RJ45-port', many: 'RJ45-portar', the: 'RJ45-porten' },
  hdmi: { one: 'HDMI-port', many: 'HDMI-portar', the: 'HDMI-porten' },
  coaxial: { one: 'koaxialport', many: 'koaxialportar', the: 'koaxialporten' },
}

export const plateWords: Translation<typeof english> = {
  numbered: ({ one, number }) => `${one} ${number}`,
  theNumbered: ({ one, number }) => `${one} ${number}`,
  ofGang: ({ the, gang }) => `${the} i fack ${gang}`,
  lightOf: ({ name }) => `lampan vid ${name}`,
  screw: ({ number }) => `skruv ${number}`,
  edgeOfPlate: 'plattans kant',
  engravedText: ({ text }) => `”${text}”`,
  engravedSymbol: ({ title }) => `symbolen ${title}`,
  engravingAt: ({ what, side, name }) => `${what} ${sides[side]} ${name}`,
  backBox: 'apparatdosan',
  mechanisms: ({ count }) => counted(count, 'insats', 'insatser'),
}
