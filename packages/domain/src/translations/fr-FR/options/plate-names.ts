/** What stands in and on plates, in French. */
import type {
  mechanismWords as englishMechanisms,
  plateWords as english,
  portWords as englishPorts,
} from '../../../messages/options/plate-names.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, ofNamed } from '../grammar.ts'

const sides = { above: 'au-dessus', below: 'au-dessous' } as const

export const mechanismWords: Translation<typeof englishMechanisms> = {
  pushButton: { one: 'poussoir', many: 'poussoirs', the: 'le poussoir' },
  rocker: { one: 'interrupteur à bascule', many: 'interrupteurs à bascule', the: 'l’interrupteur à bascule' },
  toggle: { one: 'interrupteur à levier', many: 'interrupteurs à levier', the: 'l’interrupteur à levier' },
  dimmer: { one: 'variateur', many: 'variateurs', the: 'le variateur' },
  keypadButton: { one: 'touche de clavier', many: 'touches de clavier', the: 'la touche de clavier' },
  socket: { one: 'prise', many: 'prises', the: 'la prise' },
  outlet: { one: 'prise', many: 'prises', the: 'la prise' },
}

export const portWords: Translation<typeof englishPorts> = {
  typeE: { one: 'prise de type E', many: 'prises de type E', the: 'la prise de type E' },
  typeF: { one: 'prise de type F', many: 'prises de type F', the: 'la prise de type F' },
  typeB: {
    one: 'prise double de type B',
    many: 'prises doubles de type B',
    the: 'la prise double de type B',
  },
  typeG: { one: 'prise de type G', many: 'prises de type G', the: 'la prise de type G' },
  usbA: { one: 'port USB-A', many: 'ports USB-A', the: 'le port USB-A' },
  usbC: { one: 'port USB-C', many: 'ports USB-C', the: 'le port USB-C' },
  rj45: { one: 'port RJ45', many: 'ports RJ45', the: 'le port RJ45' },
  hdmi: { one: 'port HDMI', many: 'ports HDMI', the: 'le port HDMI' },
  coaxial: { one: 'prise coaxiale', many: 'prises coaxiales', the: 'la prise coaxiale' },
}

export const plateWords: Translation<typeof english> = {
  numbered: ({ one, number }) => `${one} ${number}`,
  theNumbered: ({ the, number }) => `${the} ${number}`,
  ofGang: ({ the, gang }) => `${the} du poste ${gang}`,
  lightOf: ({ name }) => `le voyant ${ofNamed(name)}`,
  screw: ({ number }) => `la vis ${number}`,
  edgeOfPlate: 'le bord de la plaque',
  engravedText: ({ text }) => `« ${text} »`,
  engravedSymbol: ({ title }) => `le symbole ${title}`,
  engravingAt: ({ what, side, name }) => `${what} ${sides[side]} ${ofNamed(name)}`,
  backBox: 'boîte d’encastrement',
  mechanisms: ({ count }) => counted(count, 'mécanisme', 'mécanismes'),
}
