/** What stands in and on plates, as sentences and tables name it. */
import { defineMessages } from '../../localization/define-messages.ts'

/** Something on a plate: one, several, and the one of its kind. */
export interface PlateThing {
  readonly one: string
  readonly many: string
  readonly the: string
}
type Named = Pick<PlateThing, 'one' | 'the'>

/** Mechanisms of plates. */
export const mechanismWords = defineMessages('mechanismWords', {
  pushButton: { one: 'push button', many: 'push buttons', the: 'the push button' },
  rocker: { one: 'rocker switch', many: 'rocker switches', the: 'the rocker switch' },
  toggle: { one: 'toggle switch', many: 'toggle switches', the: 'the toggle switch' },
  dimmer: { one: 'dimmer', many: 'dimmers', the: 'the dimmer' },
  keypadButton: { one: 'keypad button', many: 'keypad buttons', the: 'the keypad button' },
  socket: { one: 'socket', many: 'sockets', the: 'the socket' },
  outlet: { one: 'outlet', many: 'outlets', the: 'the outlet' },
})

/** Sockets and ports of outlet plates. */
export const portWords = defineMessages('portWords', {
  typeE: { one: 'type E socket', many: 'type E sockets', the: 'the type E socket' },
  typeF: { one: 'type F socket', many: 'type F sockets', the: 'the type F socket' },
  typeB: { one: 'duplex type B socket', many: 'duplex type B sockets', the: 'the duplex type B socket' },
  typeG: { one: 'type G socket', many: 'type G sockets', the: 'the type G socket' },
  usbA: { one: 'USB-A port', many: 'USB-A ports', the: 'the USB-A port' },
  usbC: { one: 'USB-C port', many: 'USB-C ports', the: 'the USB-C port' },
  rj45: { one: 'RJ45 port', many: 'RJ45 ports', the: 'the RJ45 port' },
  hdmi: { one: 'HDMI port', many: 'HDMI ports', the: 'the HDMI port' },
  coaxial: { one: 'coaxial port', many: 'coaxial ports', the: 'the coaxial port' },
})

/** Names that are put together. */
export const plateWords = defineMessages('plateWords', {
  /** in a table, of several */
  numbered: ({ one, number }: Named & { number: number }) => `${one} ${number}`,
  /** in a sentence, of several */
  theNumbered: ({ one, number }: Named & { number: number }) => `${one} ${number}`,
  ofGang: ({ the, gang }: { the: string; gang: number }) => `${the} of gang ${gang}`,
  lightOf: ({ name }: { name: string }) => `the light of ${name}`,
  screw: ({ number }: { number: number }) => `screw ${number}`,
  edgeOfPlate: 'the edge of the plate',
  engravedText: ({ text }: { text: string }) => `“${text}”`,
  engravedSymbol: ({ title }: { title: string }) => `the symbol ${title}`,
  engravingAt: ({ what, side, name }: { what: string; side: 'above' | 'below'; name: string }) =>
    `${what} ${side} ${name}`,
  backBox: 'back box',
  mechanisms: ({ count }: { count: number }) => (count === 1 ? '1 mechanism' : `${count} mechanisms`),
})
